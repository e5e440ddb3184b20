import { SEARCH } from '../../scoring.ts';
import type { LineHit } from '../../ports.ts';

/** Text legs, by what of the description they search for. */
export const TEXT_LEGS = ['whole', 'product', 'materialUse'] as const;

/** A text leg. */
export type TextLeg = (typeof TEXT_LEGS)[number];

/** What the text legs say of one line, each 0 to 1 within its leg; `rrf` is 1 for a line first in every leg. */
export type LegScores = Readonly<Record<TextLeg | 'rrf', number>>;

const NOTHING: LegScores = { whole: 0, product: 0, materialUse: 0, rrf: 0 };

/** Fuses the legs by reciprocal rank; each leg's own scores are kept relative to its best line. */
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
