import { Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import { evaluateRate } from '@svc/tariff/rates/evaluate-rate';
import type { MissingInput, RateInputs } from '@svc/tariff/rates/inputs';
import { parseVnRate } from '@svc/tariff/rates/parse-vn-rate';
import { costLine, type CostLine, type LandedCostRequest, type PossibleCharge } from './landed-cost.ts';
import { ENVIRONMENT, SPECIAL_CONSUMPTION, taxRow, vatText } from './vietnam-taxes.ts';

const URL = 'https://www.customs.gov.vn/';
const NONE = { pct: '0', text: null, missing: [] } as const;

/** Value and duties that the taxes are worked out from; null where one is not known. */
interface TaxedValue {
  readonly value: Decimal | null;
  readonly duty: Decimal | null;
  readonly additional: Decimal | null;
}

interface TaxPct {
  /** Null where the case is not known. */
  readonly pct: string | null;
  readonly text: string | null;
  readonly missing: readonly MissingInput[];
}

/** Taxes of Vietnam behind the duties, in the order of the law. */
export function vietnamTaxes(request: LandedCostRequest, taxed: TaxedValue) {
  const { line, inputs } = request.duty;
  const { date } = inputs;
  const digits = line.codeDigits ?? '';
  const row = taxRow(SPECIAL_CONSUMPTION, digits, date);
  const special = row === null ? NONE : specialOf(row.text, request);
  const vatRule = vatText(line, date);
  const vat = pctOf(vatRule.text, 'vat_case', request.vatCase, inputs);
  const environment = environmentOf(digits, line.extra, inputs);
  const amounts = amountsOf(taxed, {
    special: special.pct,
    environment: environment.amount,
    vat: vat.pct,
  });

  return {
    lines: [
      ...(row === null ? [] : [taxLine('special_consumption', special, amounts?.specialConsumption ?? null)]),
      ...environment.lines,
      taxLine('vat', vat, amounts?.vat ?? null),
    ],
    missing: [...special.missing, ...environment.missing, ...vat.missing],
    possible: mayBeReduced(vatRule, row) ? [REDUCED_VAT] : [],
  };
}

// Goods under special consumption tax have the standard rate; where a case is outside that tax, the reduced one may hold.
function mayBeReduced(vat: ReturnType<typeof vatText>, special: ReturnType<typeof taxRow>): boolean {
  return vat.mayBeReduced && (special === null || special.text.includes('*'));
}

const REDUCED_VAT: PossibleCharge = {
  key: 'vat_reduced',
  title: 'Value added tax of 8 % in the place of 10 %',
  legalBasis: 'Decree 174/2025/NĐ-CP',
  pct: '8',
  from: '2025-07-01',
  to: '2026-12-31',
  reason: 'use',
  url: URL,
};

interface KnownTaxes {
  readonly special: string | null;
  readonly environment: Decimal | null;
  readonly vat: string | null;
}

function amountsOf({ value, duty, additional }: TaxedValue, taxes: KnownTaxes) {
  if (value === null || duty === null || additional === null) return null;

  const known = vietnamCascade({
    value,
    duty,
    additional,
    specialConsumptionPct: orNought(taxes.special),
    environment: taxes.environment ?? new Decimal(0),
    vatPct: orNought(taxes.vat),
  });
  const hasAll = !Object.values(taxes).includes(null);

  return {
    specialConsumption: taxes.special === null ? null : roundMoney(known.specialConsumption),
    vat: hasAll ? roundMoney(known.vat) : null,
  };
}

// A tax that is not known is left out here and its line, with those that rest on it, has no amount.
function orNought(pct: string | null): string {
  return pct ?? '0';
}

function taxLine(key: 'special_consumption' | 'vat', tax: TaxPct, amount: Decimal | null): CostLine {
  return costLine({
    key,
    group: 'taxes',
    basis: key === 'vat' ? 'taxes' : 'duties',
    rate: tax.pct === null ? tax.text : `${tax.pct}%`,
    amount,
    legalBasis: key === 'vat' ? 'Law 48/2024/QH15' : 'Law 27/2008/QH12 and Law 66/2025/QH15',
    url: URL,
  });
}

// A percentage with an amount per piece on top is named and not worked out.
function specialOf(text: string, { duty, specialConsumptionCase }: LandedCostRequest): TaxPct {
  if (parseVnRate(text).kind === 'unread') {
    const missing = [{ field: 'special_consumption_tax', unit: 'VND', why: 'statutory_list' }] as const;
    return { pct: null, text, missing };
  }

  return pctOf(text, 'special_consumption_case', specialConsumptionCase, duty.inputs);
}

// A case outside the scope of the tax is written `*` and counts as nought.
function pctOf(text: string, field: string, rateCase: number | null, inputs: RateInputs): TaxPct {
  const rate = parseVnRate(text);
  const cases = rate.kind === 'alternatives' ? rate.rates : [rate];
  const chosen = cases.length === 1 ? cases[0] : cases[(rateCase ?? 0) - 1];
  if (chosen === undefined || chosen.kind === 'unread') {
    return { pct: null, text, missing: [{ field, unit: `1\u2013${cases.length}`, why: 'tax_case' }] };
  }

  const ofHundred = evaluateRate(chosen, { ...inputs, customsValue: new Decimal(100) });

  return { pct: ofHundred.isGranted ? ofHundred.low.toFixed() : '0', text, missing: [] };
}

function environmentOf(digits: string, extra: Readonly<Record<string, unknown>>, inputs: RateInputs) {
  const row = taxRow(ENVIRONMENT, digits, inputs.date);
  if (row === null) {
    const isMarked = typeof extra['environment'] === 'string';
    const missing = [{ field: 'environment_tax', unit: 'VND', why: 'statutory_list' }] as const;
    return isMarked
      ? { amount: null, lines: [environmentLine(null, null)], missing }
      : { amount: new Decimal(0), lines: [], missing: [] };
  }

  const rate = {
    kind: 'specific',
    value: row.text,
    currency: 'VND',
    per: '1',
    unit: row.unit,
    basis: null,
    times: null,
    over: null,
  } as const;
  const outcome = evaluateRate(rate, inputs);
  const amount = outcome.high === null ? null : roundMoney(outcome.low);

  return {
    amount,
    lines: [environmentLine(`${row.text} VND/${row.unit}`, amount)],
    missing: outcome.missing,
  };
}

function environmentLine(rate: string | null, amount: Decimal | null): CostLine {
  return costLine({
    key: 'environment',
    group: 'taxes',
    basis: 'quantity',
    rate,
    amount,
    legalBasis: 'Law 57/2010/QH12; Resolution 579/2018/UBTVQH14',
    url: URL,
  });
}

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
