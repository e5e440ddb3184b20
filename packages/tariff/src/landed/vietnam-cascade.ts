import { Decimal } from '../rates/decimal.ts';

/** What Vietnam's taxes are worked out from, in VND; percentages as decimal text. */
interface CascadeInputs {
  /** Customs value, cost, insurance and freight. */
  readonly value: Decimal;
  readonly duty: Decimal;
  readonly additional: Decimal;
  readonly specialConsumptionPct: string;
  readonly environment: Decimal;
  readonly vatPct: string;
}

/** Taxes behind the duties, unrounded. */
interface Cascade {
  readonly specialConsumption: Decimal;
  readonly vat: Decimal;
  /** Duties and taxes together. */
  readonly total: Decimal;
}

/**
 * Special consumption tax of value and duties, then value added tax of all before it (Law 66/2025/QH15, article 6; Law
 * 48/2024/QH15, article 7).
 */
export function vietnamCascade(inputs: CascadeInputs): Cascade {
  const { value, duty, additional, environment } = inputs;
  const dutiable = value.plus(duty).plus(additional);
  const specialConsumption = dutiable.times(inputs.specialConsumptionPct).dividedBy(100);
  const vat = dutiable.plus(specialConsumption).plus(environment).times(inputs.vatPct).dividedBy(100);
  const total = Decimal.sum(duty, additional, specialConsumption, environment, vat);

  return { specialConsumption, vat, total };
}
