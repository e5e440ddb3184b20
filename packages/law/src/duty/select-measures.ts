import type { Decimal } from '@svc/tariff/rates/decimal';
import type { AdditionalMeasure, MeasureGroup } from './measure.ts';

/** Goods as measures look at them. */
interface MeasuredGoods {
  readonly digits: string;
  readonly origin: string | null;
  readonly date: string;
  /** Programme that is claimed. */
  readonly programme: string | null;
  /** Share of metal in the weight, in percent; null where it is not known. */
  readonly metalPct: Decimal | null;
}

/** Measures that hold for goods: those owed for sure and those that may be. */
interface SelectedMeasures {
  readonly owed: readonly AdditionalMeasure[];
  readonly possible: readonly AdditionalMeasure[];
  /** Groups of measures owed on the whole value. */
  readonly groups: ReadonlySet<MeasureGroup>;
}

/** Picks the measures of a code, an origin and a date; those that depend on an unknown origin are only possible. */
export function selectMeasures(
  measures: readonly AdditionalMeasure[],
  goods: MeasuredGoods,
): SelectedMeasures {
  const matched = measures.filter((measure) => holds(measure, goods));
  const [sure, unsure] = split(matched, (measure) => measure.certainty === 'applies');
  const contested = longestOfContest(sure, goods.digits);
  if (goods.origin === null) return ofUnknownOrigin(contested, unsure);

  const leading = withoutReliefs(highestOfGroup(contested));
  const certain = leading.filter((measure) => hasMetalFor(measure, goods) === true);
  const groups = groupsOf(certain);
  const owed = certain.filter((measure) => !measure.displacedBy.some((group) => groups.has(group)));
  const open = leading.filter((measure) => hasMetalFor(measure, goods) === null);

  return { owed, possible: [...open.map(onContent), ...unsure], groups };
}

// Null where the share of metal decides and is missing.
function hasMetalFor({ leastMetal }: AdditionalMeasure, { digits, metalPct }: MeasuredGoods): boolean | null {
  if (leastMetal === null || leastMetal.exceptCodes.matched(digits) > 0) return true;
  return metalPct === null ? null : metalPct.gte(leastMetal.pct);
}

function onContent(measure: AdditionalMeasure): AdditionalMeasure {
  return { ...measure, certainty: 'may_apply', reason: 'content' };
}

function holds(measure: AdditionalMeasure, goods: MeasuredGoods): boolean {
  const { origin, date } = goods;
  if (date < measure.from || (measure.to !== null && date > measure.to)) return false;
  if (origin !== null && !isOfOrigin(measure, origin)) return false;
  return !isFreeByProgramme(measure, goods) && coversCode(measure, goods);
}

function isFreeByProgramme(measure: AdditionalMeasure, { programme, date }: MeasuredGoods): boolean {
  const { exceptPrograms, exceptProgramsFrom } = measure;
  if (programme === null || !exceptPrograms.includes(programme)) return false;
  return exceptProgramsFrom === null || exceptProgramsFrom <= date;
}

function coversCode(measure: AdditionalMeasure, { digits, date }: MeasuredGoods): boolean {
  const { codes, exceptCodes, laterExceptCodes: later } = measure;
  if (exceptCodes !== null && exceptCodes.matched(digits) > 0) return false;
  if (later !== null && later.from <= date && later.codes.matched(digits) > 0) return false;
  return codes === null || codes.matched(digits) > 0;
}

function isOfOrigin({ origins, exceptOrigins }: AdditionalMeasure, origin: string): boolean {
  return !exceptOrigins.includes(origin) && (origins === null || origins.includes(origin));
}

function ofUnknownOrigin(
  sure: readonly AdditionalMeasure[],
  unsure: readonly AdditionalMeasure[],
): SelectedMeasures {
  const [somewhere, everywhere] = split(withoutReliefs(sure), dependsOnOrigin);
  const owed = highestOfGroup(everywhere);
  const byKey = new Map<string, AdditionalMeasure>();

  for (const measure of somewhere) {
    const known = byKey.get(measure.key);
    byKey.set(measure.key, known === undefined ? measure : withoutRateOfOne(known, measure));
  }

  return { owed, possible: [...byKey.values(), ...unsure], groups: groupsOf(owed) };
}

// Several origins with rates of their own become one entry without a rate.
function withoutRateOfOne(known: AdditionalMeasure, other: AdditionalMeasure): AdditionalMeasure {
  const isSame = known.rate?.form === other.rate?.form && known.rate?.pct === other.rate?.pct;
  return isSame ? known : { ...known, rate: null };
}

function dependsOnOrigin({ origins, exceptOrigins }: AdditionalMeasure): boolean {
  return origins !== null || exceptOrigins.length > 0;
}

function longestOfContest(
  measures: readonly AdditionalMeasure[],
  digits: string,
): readonly AdditionalMeasure[] {
  const length = ({ codes }: AdditionalMeasure): number => codes?.matched(digits) ?? 0;
  const longest = (contest: string): number =>
    Math.max(...measures.filter((measure) => measure.contest === contest).map(length));

  return measures.filter(
    (measure) => measure.contest === null || length(measure) === longest(measure.contest),
  );
}

// Of equal rank the higher rate holds: headings of one group are in each other's place. Contents of several metals are
// owed side by side.
function highestOfGroup(measures: readonly AdditionalMeasure[]): readonly AdditionalMeasure[] {
  const best = new Map<string, AdditionalMeasure>();
  const top = new Map<MeasureGroup, number>();
  for (const { group, rank } of measures) top.set(group, Math.max(top.get(group) ?? rank, rank));

  for (const measure of measures.filter(({ group, rank }) => rank === top.get(group))) {
    const base = `${measure.group} ${baseOf(measure) ?? ''}`;
    const known = best.get(base);
    if (known === undefined || pctOf(measure) > pctOf(known)) best.set(base, measure);
  }

  return [...best.values()];
}

function baseOf({ rate }: AdditionalMeasure): string | null {
  return rate?.form === 'added' ? rate.basis : null;
}

function pctOf({ rate }: AdditionalMeasure): number {
  return rate === null ? 0 : Number(rate.pct);
}

function withoutReliefs(measures: readonly AdditionalMeasure[]): readonly AdditionalMeasure[] {
  return measures.filter(({ rate }) => !(rate?.form === 'added' && rate.pct === '0'));
}

function groupsOf(measures: readonly AdditionalMeasure[]): ReadonlySet<MeasureGroup> {
  const onWhole = measures.filter(({ rate }) => rate?.form !== 'added' || rate.basis === null);
  return new Set(onWhole.map(({ group }) => group));
}

function split<T>(list: readonly T[], test: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [list.filter(test), list.filter((item) => !test(item))];
}
