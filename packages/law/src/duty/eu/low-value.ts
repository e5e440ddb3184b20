import { Decimal } from '@svc/tariff/rates/decimal';
import { codeSet, type CodeSet } from '../code-set.ts';
import type { DutyRequest, MeasureEntry, StatedRate } from '../estimate.ts';
import { measure } from '../measure.ts';
import { statePossible } from '../state-measure.ts';
import type { TemporaryRate } from '../temporary-rates.ts';
import { LOW_VALUE } from './code-lists.ts';

/** What a consignment of low value owes in the place of the duty of the tariff: an amount for each item. */
interface LowValueRule extends TemporaryRate {
  readonly eur: string;
  readonly title: string;
  /** Null for all goods. */
  readonly goods: CodeSet | null;
  readonly exceptGoods: CodeSet | null;
}

/** A consignment is worth at most this much, in EUR. */
const VALUE_MAX = 150;
const HUNDRED = new Decimal(100);

/** An item is one tariff class of the consignment, whatever its quantity. */
const RULES: readonly LowValueRule[] = [
  {
    market: 'EU',
    codes: [],
    origins: null,
    goods: null,
    // Alcohol, perfume and tobacco.
    exceptGoods: codeSet('2203 2204 2205 2206 2207 2208 24 3303'),
    eur: '0',
    text: '0 EUR',
    title: 'Relief for consignments of at most 150 EUR',
    from: '2010-01-01',
    to: '2026-06-30',
    legalBasis: 'Regulation (EC) No 1186/2009, articles 23 and 24',
    url: 'https://eur-lex.europa.eu/eli/reg/2009/1186/oj',
  },
  {
    market: 'EU',
    codes: [],
    origins: null,
    goods: codeSet(LOW_VALUE),
    exceptGoods: null,
    eur: '3',
    text: '3 EUR for each item',
    title: 'Consignments of at most 150 EUR, sold under the import scheme or by post: 3 EUR for each item',
    from: '2026-07-01',
    to: '2028-07-01',
    legalBasis: 'Regulation (EU) 2026/382, article 2',
    url: 'https://eur-lex.europa.eu/eli/reg/2026/382/oj',
  },
];

/** The duty of a consignment of low value, where the caller says that it is one; null where no rule has it. */
export function lowValueBase(request: DutyRequest): { base: StatedRate; temporary: TemporaryRate } | null {
  const rule = request.inputs.lowValueConsignment === true ? ruleFor(request) : null;
  if (rule === null) return null;

  const { customsValue } = request.inputs;
  const amount = new Decimal(rule.eur);
  const isShare = customsValue !== null && !customsValue.isZero();
  const pct = isShare ? amount.times(HUNDRED).dividedBy(customsValue) : new Decimal(0);
  const high = isShare || amount.isZero() ? pct : null;

  return {
    temporary: rule,
    base: { text: rule.text, rate: null, pct: { low: pct, high }, amount, missing: [], isAvailable: true },
  };
}

/** The rule as a hint, where the value would allow it and the caller says nothing. */
export function lowValueEntries(request: DutyRequest): readonly MeasureEntry[] {
  const { customsValue, lowValueConsignment } = request.inputs;
  if (customsValue === null || lowValueConsignment !== undefined) return [];
  const rule = ruleFor(request);
  if (rule === null) return [];

  const { title, legalBasis, from, to, url } = rule;
  const facts = measure({
    key: 'low_value_consignment',
    group: 'country',
    certainty: 'may_apply',
    reason: 'use',
    title,
    legalBasis,
    from,
    to,
    url,
  });
  return [{ ...statePossible(facts, null), rateText: rule.text }];
}

function ruleFor({ market, line, inputs }: DutyRequest): LowValueRule | null {
  const { customsValue, date } = inputs;
  if (market !== 'EU' || customsValue?.gt(VALUE_MAX) === true) return null;
  const rule = RULES.find(({ from, to }) => from <= date && (to === null || date <= to));
  return rule !== undefined && covers(rule, line.codeDigits ?? '') ? rule : null;
}

function covers({ goods, exceptGoods }: LowValueRule, digits: string): boolean {
  return (goods?.matched(digits) ?? 1) > 0 && (exceptGoods?.matched(digits) ?? 0) === 0;
}
