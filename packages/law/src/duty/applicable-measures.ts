import type { MeasureField } from '@svc/tariff/rates/measures';
import { isMet, type Condition, type GivenFacts } from '../pack/condition.ts';
import type { GoodsRef, Need } from '../pack/goods.ts';
import type { Measure } from '../pack/measure.ts';
import { ALL_FIRMS, FIRM, firmRates } from '../pack/rate.ts';
import { isOn, listsOf, type GoodsRow, type GoodsRows, type Law } from '../law.ts';

export interface MeasuredGoods {
  readonly digits: string;
  /** ISO code; null if unknown. */
  readonly origin: string | null;
  readonly date: string;
  /** Code of the claimed programme, if it covers the goods. */
  readonly claim: string | null;
  readonly facts: GivenFacts;
}

type OpenReason = 'origin_unknown' | 'condition' | 'content' | 'part_of_line' | 'announced' | 'hint';

/** A measure that applies to goods: owed, owed unless an exemption is met, or possible. */
export interface ApplicableMeasure {
  readonly measure: Measure;
  readonly standing: 'owed' | 'unless' | 'may';
  readonly reason: OpenReason | null;
  readonly open: readonly OpenCondition[];
}

/** A condition that the request does not settle, with the value of its reference. */
export interface OpenCondition {
  readonly condition: Condition;
  readonly parameter: string | null;
}

/** Part of the value subject to a measure; null for the whole. */
export function partOf({ rate }: Measure): MeasureField | null {
  return rate.form === 'duty' && rate.rate.kind === 'ad_valorem' ? rate.rate.basis : null;
}

export function applicableMeasures(law: Law, goods: MeasuredGoods): readonly ApplicableMeasure[] {
  const rows = law.rowsOf(goods.digits);
  return law
    .candidates(rows, goods.date)
    .map((measure) => applicable(measure, goods, rows, law))
    .filter((holding) => holding !== null);
}

function applicable(
  measure: Measure,
  goods: MeasuredGoods,
  rows: GoodsRows,
  law: Law,
): ApplicableMeasure | null {
  if (!isInForce(measure, goods, law)) return null;
  const inside = matchGoods(measure.goods, goods, rows, law);
  const outside = matchGoods(measure.exceptGoods, goods, rows, law);
  const needed = settle(measure.needs, goods, law);
  if (inside === null || outside?.isSure === true || needed === null) return null;

  const open = [...inside.open, ...needed];
  const reason = reasonOf(measure, goods, inside, open);
  if (reason !== null) return { measure, standing: 'may', reason, open };
  return { measure, standing: outside === null ? 'owed' : 'unless', reason: null, open: outside?.open ?? [] };
}

function isInForce(measure: Measure, goods: MeasuredGoods, law: Law): boolean {
  return (
    measure.status !== 'suspended' &&
    isOfFirm(measure, goods.facts) &&
    isOfOrigin(measure, goods, law) &&
    !isLifted(measure, goods, law)
  );
}

// Excludes producers that the act does not name if it has no rate for all others.
function isOfFirm({ rate }: Measure, facts: GivenFacts): boolean {
  const firm = facts[FIRM];
  return rate.form !== 'by_firm' || firm === undefined || firmRates(rate.firms, firm).length > 0;
}

function isLifted({ liftedBy }: Measure, { claim, date }: MeasuredGoods, law: Law): boolean {
  return claim !== null && law.isOf(liftedBy, claim, date);
}

// With an unknown origin every measure may apply.
function isOfOrigin({ origins, exceptOrigins }: Measure, { origin, date }: MeasuredGoods, law: Law): boolean {
  return origin === null || (law.isOf(origins, origin, date) && !law.isOf(exceptOrigins, origin, date));
}

function reasonOf(
  measure: Measure,
  { origin, facts }: MeasuredGoods,
  inside: Match,
  open: readonly OpenCondition[],
): OpenReason | null {
  const { origins, exceptOrigins, status } = measure;
  if (origin === null && (origins !== null || exceptOrigins.length > 0)) return 'origin_unknown';
  if (status === 'announced') return 'announced';
  if (isHint(measure, facts)) return 'hint';
  if (open.length > 0) return 'condition';
  const part = partOf(measure);
  if (part !== null && !Object.hasOwn(facts, part)) return 'content';
  return inside.isSure ? null : 'part_of_line';
}

function isHint({ kind, rate }: Measure, facts: GivenFacts): boolean {
  if (rate.form === 'quota') return !Object.hasOwn(facts, 'within_quota');
  if (kind === 'hint') return true;
  if (rate.form === 'by_firm') return !Object.hasOwn(facts, FIRM) && !rate.firms.has(ALL_FIRMS);
  return rate.form === 'at_most';
}

interface Match {
  readonly isSure: boolean;
  readonly open: readonly OpenCondition[];
}

const SURE: Match = { isSure: true, open: [] };

// Null if the goods are not covered.
function matchGoods(ref: GoodsRef, goods: MeasuredGoods, rows: GoodsRows, law: Law): Match | null {
  if (ref.isAll) return SURE;
  const covering = rowsIn(ref, rows.covering).filter((row) => isOn(row, goods.date));
  const settled = covering.map(({ needs }) => settle(needs, goods, law)).filter((open) => open !== null);
  if (settled.some((open) => open.length === 0)) return SURE;
  const within = rowsIn(ref, rows.within).some(
    (row) => isOn(row, goods.date) && settle(row.needs, goods, law) !== null,
  );
  return settled.length > 0 || within ? { isSure: false, open: settled.flat() } : null;
}

function rowsIn(ref: GoodsRef, lists: GoodsRows['covering']): readonly GoodsRow[] {
  return listsOf(ref).flatMap((list) => {
    const rows = lists.get(list) ?? [];
    const only = ref.lists.filter(({ name }) => name === list).map(({ condition }) => condition);
    const isWhole = only.length === 0 || only.includes(null);
    return isWhole ? rows : rows.filter(({ needs }) => needs.some(({ key }) => only.includes(key)));
  });
}

// A rule for values up to an amount does not require a value.
function isAsked({ input, isAsked: asked }: Condition): boolean {
  return asked && input !== 'customs_value';
}

// Returns the unsettled conditions; null if one is not met.
function settle(needs: readonly Need[], { facts }: MeasuredGoods, law: Law): readonly OpenCondition[] | null {
  const open: OpenCondition[] = [];
  for (const need of needs) {
    const condition = law.condition(need);
    const met = isMet(condition, need.parameter, facts);
    if (met === false || (met === null && !isAsked(condition))) return null;
    if (met === null) open.push({ condition, parameter: need.parameter });
  }
  return open;
}
