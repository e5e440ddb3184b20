import type { Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import type { Incoterm, LandedCostRequest, ValueBasis } from './landed-cost.ts';

export interface CustomsValue {
  readonly basis: ValueBasis;
  readonly value: Decimal | null;
  /** Price without carriage and insurance if known; otherwise the price. */
  readonly goods: Decimal | null;
  readonly missing: readonly MissingInput[];
}

const BASIS: Readonly<Record<Market, ValueBasis>> = { US: 'fob', EU: 'cif', VN: 'cif' };
/** Costs that each delivery term leaves to the buyer. */
const WITHOUT_FREIGHT: readonly Incoterm[] = ['EXW', 'FCA', 'FAS', 'FOB'];
const WITHOUT_INSURANCE: readonly Incoterm[] = [...WITHOUT_FREIGHT, 'CFR', 'CPT'];
const ZERO = new Decimal(0);

type Facts = Pick<LandedCostRequest, 'price' | 'incoterm' | 'freight' | 'insurance'>;

/**
 * The customs value: free on board in the United States (19 U.S.C. 1401a), cost, insurance and freight in the European
 * Union (Regulation 952/2013, article 71(1)(e)) and in Vietnam (Circular 39/2015/TT-BTC). Without a delivery term the
 * price covers only the goods if the request also gives carriage or insurance; otherwise it is the customs value.
 */
export function customsValue(market: Market, facts: Facts): CustomsValue {
  const basis = BASIS[market];
  const { price } = facts;
  if (price === null) {
    const missing = [{ field: 'customs_value', unit: null, why: 'ad_valorem' }] as const;
    return { basis, value: null, goods: null, missing };
  }

  const includes = included(basis, facts);
  const goods = Decimal.max(
    price
      .minus(includes.freight ? (facts.freight ?? ZERO) : ZERO)
      .minus(includes.insurance ? (facts.insurance ?? ZERO) : ZERO),
    0,
  );
  if (basis === 'fob') return { basis, value: goods, goods, missing: unknownParts(facts, includes, true) };

  return cifValue({ ...facts, price }, goods, includes);
}

interface Included {
  readonly freight: boolean;
  readonly insurance: boolean;
}

function included(basis: ValueBasis, { incoterm, freight, insurance }: Facts): Included {
  if (incoterm !== null) {
    return {
      freight: !WITHOUT_FREIGHT.includes(incoterm),
      insurance: !WITHOUT_INSURANCE.includes(incoterm),
    };
  }

  const isWhole = basis === 'cif' && freight === null && insurance === null;

  return { freight: isWhole, insurance: isWhole };
}

function cifValue(
  facts: Facts & { readonly price: Decimal },
  goods: Decimal,
  includes: Included,
): CustomsValue {
  const lacking = unknownParts(facts, includes, false);
  const value = facts.price
    .plus(includes.freight ? ZERO : (facts.freight ?? ZERO))
    .plus(includes.insurance ? ZERO : (facts.insurance ?? ZERO));
  return { basis: 'cif', value: lacking.length > 0 ? null : value, goods, missing: lacking };
}

// Missing parts that have to be added to the value (or, free on board, deducted).
function unknownParts(facts: Facts, includes: Included, takenOff: boolean): readonly MissingInput[] {
  if (facts.incoterm === null) return [];
  const isNeeded = (isIncluded: boolean): boolean => isIncluded === takenOff;
  return (['freight', 'insurance'] as const)
    .filter((part) => isNeeded(includes[part]) && facts[part] === null)
    .map((field) => ({ field, unit: null, why: 'freight_and_insurance' }) as const);
}
