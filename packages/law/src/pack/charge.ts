import { ALL_GOODS, readGoods, readNeeds, scopeOf, type GoodsRef, type Need } from './goods.ts';
import type { PackNames } from './measure.ts';
import type { DatedCode } from './origins.ts';
import { columns, sourceOf, type RowOf } from './table.ts';

const TAX_KEYS = ['vat', 'special_consumption', 'environment', 'excise'] as const;

/**
 * A tax on goods. The longest code of a key decides; `rateText` is in the market's format, with cases separated by `/`.
 */
export interface TaxRow {
  readonly key: (typeof TAX_KEYS)[number];
  readonly id: string;
  /** `owed`; `relief` replaces what is owed; `may_apply` is only listed. */
  readonly kind: (typeof TAX_KINDS)[number];
  readonly goods: GoodsRef;
  readonly exceptGoods: GoodsRef;
  readonly needs: readonly Need[];
  /** Member state of destination; null for the whole market. */
  readonly destination: string | null;
  /** Null if the rate is not established. */
  readonly rateText: string | null;
  readonly from: string;
  readonly to: string | null;
  readonly title: string;
  readonly legalBasis: string;
  readonly url: string;
}

const TAX_KINDS = ['owed', 'relief', 'may_apply'] as const;
export const TAX_TABLE = {
  required: columns('key id kind goods rate from to title legal_basis url'),
  optional: columns('except_goods needs destination note'),
};

export function readTax(row: RowOf<typeof TAX_TABLE>, names: PackNames): TaxRow {
  row.required('goods');
  return {
    key: row.oneOf('key', TAX_KEYS),
    id: row.required('id'),
    kind: row.oneOf('kind', TAX_KINDS),
    goods: readGoods(row, 'goods', names.lists),
    exceptGoods: readGoods(row, 'except_goods', names.lists),
    needs: readNeeds(row, 'needs', names.conditions),
    destination: row.optional('destination'),
    rateText: row.optional('rate'),
    title: row.required('title'),
    ...sourceOf(row),
  };
}

/** An entry fee: a percentage of the customs value between bounds, or an amount, in the market's currency. */
export interface FeeRow {
  readonly key: (typeof FEE_KEYS)[number];
  readonly case: (typeof FEE_CASES)[number];
  /** Percent of the customs value. */
  readonly pct: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly amount: string | null;
  readonly goods: GoodsRef;
  /** Goods and origins that do not owe it, whatever the claim. */
  readonly exceptGoods: GoodsRef;
  readonly exceptOrigins: readonly DatedCode[];
  readonly from: string;
  readonly to: string | null;
  readonly title: string;
  readonly legalBasis: string;
  readonly url: string;
}

const FEE_KEYS = ['mpf', 'hmf', 'handling'] as const;
const FEE_CASES = ['formal', 'informal', 'ocean', 'distance_sale', 'any'] as const;
export const FEE_TABLE = {
  required: columns('key case pct min max amount from to title legal_basis url'),
  optional: columns('except_goods except_origins note'),
};

export function readFee(row: RowOf<typeof FEE_TABLE>, names: PackNames): FeeRow {
  const decimal = (column: 'pct' | 'min' | 'max' | 'amount'): string | null => {
    const text = row.optional(column);
    if (text !== null && !/^\d+(\.\d+)?$/.test(text)) row.fault(column, 'not_a_rate');
    return text;
  };
  return {
    key: row.oneOf('key', FEE_KEYS),
    case: row.oneOf('case', FEE_CASES),
    pct: decimal('pct'),
    min: decimal('min'),
    max: decimal('max'),
    amount: decimal('amount'),
    ...scopeOf(row, names),
    goods: ALL_GOODS,
    title: row.required('title'),
    ...sourceOf(row),
  };
}
