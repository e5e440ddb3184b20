import type { Precedent } from '@svc/domain/rulings/precedent';
import { isSpecialProvision } from '@svc/tariff/code';
import type { Predictions } from '@svc/text-model/text-models';
import type { ClassifyPorts, LineHit, ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { BOUNDS, SEARCH } from '../scoring.ts';
import { likePrecedents } from './rank/same-kind.ts';

/** Text legs, by the part of the description that they search for. */
const TEXT_LEGS = ['whole', 'product'] as const;

type TextLeg = (typeof TEXT_LEGS)[number];

/** Text-leg scores of one line, each 0 to 1 within its leg; `rrf` is 1 for a line first in every leg. */
type LegScores = Readonly<Record<TextLeg | 'rrf', number>>;

const NOTHING: LegScores = { whole: 0, product: 0, rrf: 0 };

/** Fuses the legs by reciprocal rank; scores of a leg are relative to its best line. */
export function fuseLegs(
  legs: Readonly<Partial<Record<TextLeg, readonly LineHit[]>>>,
): Map<number, LegScores> {
  const fused = new Map<number, LegScores>();
  const used = TEXT_LEGS.filter((leg) => (legs[leg]?.length ?? 0) > 0);
  const share = (SEARCH.rrfConstant + 1) / Math.max(1, used.length);
  for (const leg of used) {
    const hits = legs[leg] ?? [];
    const best = hits[0]?.score ?? 0;
    hits.forEach(({ position, score }, rank) => {
      const before = fused.get(position) ?? NOTHING;
      fused.set(position, {
        ...before,
        [leg]: best > 0 ? score / best : 0,
        rrf: before.rrf + share / (SEARCH.rrfConstant + 1 + rank),
      });
    });
  }

  return fused;
}

export interface Retrieval {
  readonly lines: ReadonlyMap<number, LegScores>;
  readonly precedents: readonly Precedent[];
  readonly cited: readonly Precedent[];
  /** Predictions of the fitted models; null without models. */
  readonly predictions: Predictions | null;
  /** Hits per leg; null for a failed leg. */
  readonly legs: Readonly<Record<string, number | null>>;
  /** Legs that failed; at most one. */
  readonly failed: readonly string[];
}

/** Thrown if two legs failed, which leaves a result without a basis. */
export class RetrievalError extends Error {
  override readonly name = 'RetrievalError';
  readonly legs: readonly string[];

  constructor(legs: readonly string[], causes: readonly unknown[]) {
    super(`retrieval failed: ${legs.join(', ')}`, { cause: causes[0] });
    this.legs = legs;
  }
}

interface LegOutcome<Found> {
  readonly leg: string;
  readonly found: readonly Found[] | null;
  readonly error: unknown;
}

const runLeg = async <Found>(
  leg: string,
  search: () => readonly Found[] | Promise<readonly Found[]>,
): Promise<LegOutcome<Found>> => {
  try {
    return { leg, found: await search(), error: null };
  } catch (error) {
    return { leg, found: null, error };
  }
};

const searchGoods = (schedule: ScheduleIndex, query: string): readonly LineHit[] => {
  if (query === '') return [];
  return schedule
    .searchLeaves(query, SEARCH.legHits)
    .filter(
      ({ position }) =>
        !isSpecialProvision(schedule.line(position).codeDigits ?? '', schedule.version.market),
    );
};

/** Compares terms, not letters: declarations of one broker share most letters, whatever the goods. */
const withLikeness = (
  precedents: readonly Precedent[],
  predictions: Predictions | null,
): readonly Precedent[] => {
  if (predictions === null) return precedents;
  return precedents.map((precedent) =>
    precedent.isByLetters === true
      ? { ...precedent, similarity: predictions.likeness(precedent.title), isByLetters: false }
      : precedent,
  );
};

/**
 * Finds candidate lines by text, and precedents on similar goods. Reports a failed leg; throws RetrievalError if two
 * fail.
 */
export async function retrieve(reading: Reading, ports: ClassifyPorts): Promise<Retrieval> {
  const texts = await Promise.all(
    TEXT_LEGS.map((leg) => runLeg(leg, () => searchGoods(ports.schedule, reading.queries[leg]))),
  );
  const precedents = await runLeg('precedents', () =>
    ports.precedents.find(reading.queries.whole, SEARCH.precedentHits),
  );
  const outcomes = [...texts, precedents];
  const failed = outcomes.filter(({ found }) => found === null);
  if (failed.length > 1) {
    throw new RetrievalError(
      failed.map(({ leg }) => leg),
      failed.map(({ error }) => error),
    );
  }

  const byLeg: Partial<Record<TextLeg, readonly LineHit[]>> = {};
  TEXT_LEGS.forEach((leg, place) => {
    byLeg[leg] = texts[place]?.found ?? [];
  });
  const predictions = ports.models?.predict(reading.product) ?? null;
  const like = likePrecedents(
    reading.normalized.raw_description,
    withLikeness(precedents.found ?? [], predictions),
    (term) => ports.schedule.termWeight(term) >= BOUNDS.tellingTerm,
  );

  return {
    lines: fuseLegs(byLeg),
    precedents: like.voting,
    cited: like.cited,
    predictions,
    legs: Object.fromEntries(outcomes.map(({ leg, found }) => [leg, found?.length ?? null])),
    failed: failed.map(({ leg }) => leg),
  };
}
