import { Decimal } from '@svc/tariff/rates/decimal';
import type { MeasureEntry, PercentRange, StatedRate } from './estimate.ts';
import { partOf } from './applicable-measures.ts';
import type { Stacked } from './stack-measures.ts';
import { byMost } from './state-measure.ts';
import type { Measure } from '../pack/measure.ts';
import { groupBy } from '../group-by.ts';

const ZERO = new Decimal(0);

/** True if the measure is a ban, which has no rate and does not widen the range. */
export function isBan({ kind, rate }: Measure): boolean {
  return kind === 'prohibition' || rate.form === 'prohibited';
}

export interface Placed {
  readonly stacked: Stacked;
  readonly entry: MeasureEntry;
}

export interface BoundParts {
  readonly inPlace: readonly Placed[];
  readonly owed: readonly Placed[];
  readonly possible: readonly Placed[];
  readonly reliefs: readonly Stacked[];
}

/**
 * Minimum and maximum of all duties, including possible exemptions and measures; mutually exclusive possible measures
 * count as one. `high` is null if unbounded.
 */
export function boundsOf(base: StatedRate, { inPlace, owed, possible, reliefs }: BoundParts) {
  const lowest: Shares = new Map(possible.map(({ stacked, entry }) => [stacked.measure, entry.pct.low]));
  const free = new Set(reliefs.map(({ measure }) => measure));
  const bases = [...groupBy(inPlace, nameOf).values()].map(oneOf);
  const merged = [...groupBy(possible, nameOf).values()].map(oneOf);
  const increases = increasesOf(merged, owed);
  const lows = owed.map(({ stacked, entry }) => leastOf(stacked, entry.pct, lowest, free));
  const highs = [
    ...owed.map(({ entry }) => entry.pct.high),
    ...increases,
    // A quota is claimed if it lowers the duty.
    bases
      .filter(({ entry }) => entry.reason !== 'quota')
      .reduce<Decimal | null>((most, { entry }) => greater(most, entry.pct.high), base.pct.high),
  ];

  return {
    low: Decimal.sum(Decimal.min(base.pct.low, ...bases.map(({ entry }) => entry.pct.low)), ...lows, ZERO),
    high: sumOrNull(highs),
    possible: [...bases, ...merged],
  };
}

// Measures of one program that depend on an unknown origin or on the producer are listed as one.
function nameOf({ stacked: { measure, reason }, entry }: Placed): string {
  return reason === 'origin_unknown' || entry.reason === 'producer'
    ? `${measure.program} ${measure.kind}`
    : measure.id;
}

// One measure of a program is owed; several apply together only to different parts of the value.
const duties = ({ stacked: { measure } }: Placed): string => `${measure.program} ${partOf(measure) ?? ''}`;

/** Part of the titles before a colon that all have, `Section 301` of `Section 301: Brazil`; else the first one. */
function sharedTitle([first = '', ...others]: readonly string[]): string {
  const [stem = ''] = first.split(': ');
  const isShared = others.every((title) => title.startsWith(`${stem}: `));
  return isShared && others.some((title) => title !== first) ? stem : first;
}

function oneOf(alternatives: readonly Placed[]): Placed {
  const most = alternatives.reduce((known, each) => (byMost(each.entry, known.entry) > 0 ? each : known));
  const titles = [most, ...alternatives].map(({ entry }) => entry.measure.title);
  const entry = { ...most.entry, measure: { ...most.entry.measure, title: sharedTitle(titles) } };
  if (new Set(alternatives.map(({ entry: { rateText } }) => rateText)).size === 1) return { ...most, entry };
  const rateText = entry.rateText.startsWith('MAX ') ? entry.rateText : `MAX ${entry.rateText}`;
  return { ...most, entry: { ...entry, rateText, pct: { low: ZERO, high: entry.pct.high } } };
}

// What a rival adds in the place of several measures is owed once.
function leastOf({ standing, rivals }: Stacked, { low }: PercentRange, left: Shares, free: Set<Measure>) {
  if (standing === 'unless' || rivals.some((rival) => free.has(rival))) return ZERO;
  const named = rivals.filter((rival) => left.has(rival));
  const least = Decimal.min(low, ...named.map((rival) => left.get(rival) ?? low));
  for (const rival of named) left.set(rival, (left.get(rival) ?? low).minus(least));
  return least;
}

/**
 * Maximum that each program's possible measures add, less what they displace; null if unbounded. What several displace is
 * deducted once: it is owed once.
 */
function increasesOf(possible: readonly Placed[], owed: readonly Placed[]): readonly (Decimal | null)[] {
  const groups = groupBy(possible, duties);
  // Percentage of each owed measure, and of each program's possible measures, that none displaces yet.
  const left: Shares = new Map(owed.map(({ stacked, entry }) => [stacked.measure, entry.pct.low]));
  const known = new Map<string, Decimal | null>();

  const increaseOf = (key: string): Decimal | null => {
    const done = known.get(key);
    if (done !== undefined) return done;
    // Programs that displace each other deduct nothing from each other.
    known.set(key, ZERO);
    const alternatives = (groups.get(key) ?? []).filter(({ stacked }) => !isBan(stacked.measure));
    const ofProgram = owed.filter((each) => duties(each) === key).map(({ stacked }) => stacked.measure);
    const spent: Shares = new Map();
    const increases = alternatives.map(({ stacked, entry }) => {
      let high = entry.pct.high;
      for (const victim of victimsOf(stacked, ofProgram)) {
        const used = Decimal.min(left.get(victim) ?? ZERO, high ?? ZERO);
        spent.set(victim, Decimal.max(spent.get(victim) ?? ZERO, used));
        high = high?.minus(used) ?? null;
      }
      return high;
    });
    for (const [victim, used] of spent) left.set(victim, (left.get(victim) ?? ZERO).minus(used));
    const increase = increases.reduce(greater, ZERO);
    known.set(key, increase);
    left.set(key, increase ?? ZERO);
    return increase;
  };
  /** Measures displaced by one, and programs all of whose possible measures it displaces. */
  const victimsOf = ({ victims }: Stacked, ofProgram: readonly Measure[]) => {
    const measures = new Set([...victims, ...ofProgram]);
    const programs = [...groups]
      .filter(([, group]) => group.every(({ stacked }) => measures.has(stacked.measure)))
      .map(([key]) => key);
    programs.forEach(increaseOf);
    return [...measures, ...programs];
  };

  return [...groups.keys()].map(increaseOf);
}

type Shares = Map<Measure | string, Decimal>;

const greater = (one: Decimal | null, other: Decimal | null): Decimal | null =>
  one === null || other === null ? null : Decimal.max(one, other);

const sumOrNull = (parts: readonly (Decimal | null)[]): Decimal | null =>
  parts.every((part) => part !== null) ? Decimal.sum(ZERO, ...parts) : null;

/** Sum of ranges; null if one is unbounded. */
export function sumOf(ranges: readonly PercentRange[]): PercentRange {
  return {
    low: Decimal.sum(ZERO, ...ranges.map(({ low }) => low)),
    high: sumOrNull(ranges.map(({ high }) => high)),
  };
}
