import type { MeasureField } from '@svc/tariff/rates/measures';
import type { Measure } from '../pack/measure.ts';
import { partOf, type Holding } from './hold-measures.ts';

/** A measure in its place among the others. */
export interface Stacked extends Holding {
  /** Measures that replace it where they apply. */
  readonly rivals: readonly Measure[];
  /** Measures that are not owed where this one applies. */
  readonly victims: readonly Measure[];
  /** Parts of the value that others are owed on: this one is owed on the rest. */
  readonly lessParts: readonly MeasureField[];
}

/** Stacks measures: those that others replace or displace leave, the rest name what may replace them. */
export function stackMeasures(holdings: readonly Holding[]): readonly Stacked[] {
  const unreplaced = holdings.filter(
    (each) => !holdings.some((other) => isSure(other) && replaces(other, each, holdings)),
  );
  const displaced = new Map<Holding, boolean>();
  const isDisplaced = (each: Holding): boolean => {
    const known = displaced.get(each);
    if (known !== undefined) return known;
    // Programs that displace each other do so once.
    displaced.set(each, false);
    const isOut = unreplaced.some((other) => isSure(other) && displaces(other, each) && !isDisplaced(other));
    displaced.set(each, isOut);
    return isOut;
  };
  const left = unreplaced.filter((each) => !isDisplaced(each));

  return left.map((each) => stacked(each, left, holdings));
}

function stacked(each: Holding, left: readonly Holding[], holdings: readonly Holding[]): Stacked {
  const [over, under] = [
    left.filter((other) => !isSure(other) && (replaces(other, each, holdings) || displaces(other, each))),
    (isSure(each) ? holdings : left).filter(
      (other) => replaces(each, other, holdings) || displaces(each, other),
    ),
  ];
  // Owed unless an exemption is met: what it displaces is owed then.
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
    lessParts: left.flatMap(({ measure, standing }) => {
      const part = partOf(measure);
      const isLess = standing === 'owed' && each.measure.displacedBy.includes(measure.program);
      return part !== null && isLess ? [part] : [];
    }),
  };
}

function isSure({ standing }: Holding): boolean {
  return standing === 'owed';
}

// Of two that replace each other the later act applies.
function replaces(one: Holding, other: Holding, holdings: readonly Holding[]): boolean {
  if (one === other || !names(one.measure, other.measure)) return false;
  const isMutual = names(other.measure, one.measure) && isSure(other) && holdings.includes(other);
  return !isMutual || one.measure.from > other.measure.from;
}

function names({ replaces: targets, kind }: Measure, { program, id }: Measure): boolean {
  if (kind === 'prohibition') return false;
  return targets.some((target) => target === program || target === id || id.startsWith(`${target}/`));
}

const DISPLACING: readonly Measure['kind'][] = ['duty', 'quota'];

function displaces({ measure }: Holding, other: Holding): boolean {
  return (
    other.measure !== measure &&
    DISPLACING.includes(measure.kind) &&
    other.measure.displacedBy.includes(measure.program) &&
    partOf(measure) === null
  );
}
