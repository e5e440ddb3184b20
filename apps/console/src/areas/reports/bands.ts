export interface Decided {
  readonly confidence: number;
  readonly decision: 'approved' | 'overridden' | 'rejected' | null;
  readonly recommended_code: string | null;
  readonly final_code: string | null;
}

export interface Band {
  /** Minimum confidence, 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly right: number;
  /** Mean confidence: the accuracy if perfectly calibrated. */
  readonly expected: number | null;
  readonly accuracy: number | null;
}

const BANDS = 10;

function isRight({ decision, recommended_code: proposed, final_code: final }: Decided): boolean {
  return decision === 'approved' || (decision === 'overridden' && proposed !== null && proposed === final);
}

/** Decided lookups with a proposal, in ten confidence bands. */
export function bandsOf(lookups: readonly Decided[]): readonly Band[] {
  const decided = lookups.filter((each) => each.decision !== null && each.recommended_code !== null);

  return Array.from({ length: BANDS }, (_, place): Band => {
    const own = decided.filter(
      ({ confidence }) => Math.min(Math.floor(confidence * BANDS + 1e-9), BANDS - 1) === place,
    );
    const right = own.filter(isRight).length;
    const sum = own.reduce((total, { confidence }) => total + confidence, 0);
    const share = (value: number): number | null => (own.length === 0 ? null : value / own.length);

    return {
      from: place / BANDS,
      to: (place + 1) / BANDS,
      count: own.length,
      right,
      expected: share(sum),
      accuracy: share(right),
    };
  });
}

/** Mean absolute difference of confidence and accuracy, weighted by lookups; null without any. */
export function calibrationError(bands: readonly Band[]): number | null {
  const total = bands.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const distance = bands.map(
    ({ count, expected, accuracy }) => count * Math.abs((expected ?? 0) - (accuracy ?? 0)),
  );
  return distance.reduce((sum, each) => sum + each, 0) / total;
}
