import type { MeasureField } from '@svc/tariff/rates/measures';
import { groupBy } from '../group-by.ts';
import type { Measure } from '../pack/measure.ts';
import { partOf, type ApplicableMeasure } from './applicable-measures.ts';

export interface Stacked extends ApplicableMeasure {
  /** Measures that replace it if they apply. */
  readonly rivals: readonly Measure[];
  /** Measures that are not owed if this one applies. */
  readonly victims: readonly Measure[];
  /** Parts of the value subject to other measures; this one applies to the rest. */
  readonly lessParts: readonly MeasureField[];
}

/** Stacks measures: removes those replaced or displaced, and lists possible replacements of the others. */
export function stackMeasures(holdings: readonly ApplicableMeasure[]): readonly Stacked[] {
  const effects = effectsAmong(holdings);
  const [on, by] = [groupBy(effects, (effect) => effect.on), groupBy(effects, (effect) => effect.by)];
  const unreplaced = new Set(
    holdings.filter((each) => !on.get(each)?.some((effect) => effect.isReplaced && isSure(effect.by))),
  );
  const displaced = new Map<ApplicableMeasure, boolean>();
  const isDisplaced = (each: ApplicableMeasure): boolean => {
    const known = displaced.get(each);
    if (known !== undefined) return known;
    // Programs that displace each other do so only once.
    displaced.set(each, false);
    const isOut = (on.get(each) ?? []).some(
      (effect) =>
        effect.isDisplaced && unreplaced.has(effect.by) && isSure(effect.by) && !isDisplaced(effect.by),
    );
    displaced.set(each, isOut);
    return isOut;
  };
  const left = new Set([...unreplaced].filter((each) => !isDisplaced(each)));

  return [...left].map((each) =>
    stacked(each, left, {
      over: (on.get(each) ?? []).map((effect) => effect.by),
      under: (by.get(each) ?? []).map((effect) => effect.on),
    }),
  );
}

interface Effect {
  readonly by: ApplicableMeasure;
  readonly on: ApplicableMeasure;
  readonly isReplaced: boolean;
  readonly isDisplaced: boolean;
}

// Goods of unknown origin have dozens of measures; only the few that affect others are compared with all.
function effectsAmong(holdings: readonly ApplicableMeasure[]): readonly Effect[] {
  const displaceable = new Set(holdings.flatMap(({ measure }) => measure.displacedBy));
  const affecting = holdings.filter(
    ({ measure }) => measure.replaces.length > 0 || displaceable.has(measure.program),
  );
  return affecting.flatMap((by) =>
    holdings
      .map((on) => ({ by, on, isReplaced: replaces(by, on), isDisplaced: displaces(by, on) }))
      .filter((effect) => effect.isReplaced || effect.isDisplaced),
  );
}

interface Affected {
  /** Those that replace or displace it. */
  readonly over: readonly ApplicableMeasure[];
  /** Those that it replaces or displaces. */
  readonly under: readonly ApplicableMeasure[];
}

function stacked(each: ApplicableMeasure, left: ReadonlySet<ApplicableMeasure>, affected: Affected): Stacked {
  const over = affected.over.filter((other) => left.has(other) && !isSure(other));
  const under = affected.under.filter((other) => isSure(each) || left.has(other));
  // Owed unless an exemption is met, in which case the displaced measure is owed.
  const [holders, rivals] = [
    over.filter(({ standing }) => standing === 'unless'),
    over.filter(({ standing }) => standing === 'may'),
  ];
  const isHeldBack = holders.length > 0 && each.standing !== 'may';

  return {
    ...each,
    ...(isHeldBack ? { standing: 'may' as const, reason: 'condition' as const } : {}),
    rivals: rivals.map(({ measure }) => measure),
    victims: [...(isHeldBack ? holders : []), ...under].map(({ measure }) => measure),
    lessParts: each.measure.displacedBy.length === 0 ? [] : partsLess(each.measure, left),
  };
}

function partsLess({ displacedBy }: Measure, left: ReadonlySet<ApplicableMeasure>): readonly MeasureField[] {
  const owed = [...left].filter((other) => isSure(other) && displacedBy.includes(other.measure.program));
  return owed.map(({ measure }) => partOf(measure)).filter((part) => part !== null);
}

function isSure({ standing }: ApplicableMeasure): boolean {
  return standing === 'owed';
}

// Of two measures that replace each other the later act applies.
function replaces(one: ApplicableMeasure, other: ApplicableMeasure): boolean {
  if (one === other || !names(one.measure, other.measure)) return false;
  const isMutual = names(other.measure, one.measure) && isSure(other);
  return !isMutual || one.measure.from > other.measure.from;
}

function names({ replaces: targets, kind }: Measure, { program, id }: Measure): boolean {
  if (kind === 'prohibition') return false;
  return targets.some(
    (target) =>
      target === program ||
      (id.startsWith(target) && (id.length === target.length || id[target.length] === '/')),
  );
}

const DISPLACING: readonly Measure['kind'][] = ['duty', 'quota'];

function displaces({ measure }: ApplicableMeasure, other: ApplicableMeasure): boolean {
  return (
    other.measure !== measure &&
    DISPLACING.includes(measure.kind) &&
    other.measure.displacedBy.includes(measure.program) &&
    partOf(measure) === null
  );
}
