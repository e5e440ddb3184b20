import type { ScheduleLine } from '@svc/tariff/schedule/line';

interface WeighedLine {
  readonly line: Pick<ScheduleLine, 'codeDigits'>;
  readonly probability: number;
}

export interface Sums {
  readonly total: number;
  readonly named: number;
  /** Share of the lines that start with the first `length` digits, 0 to 1. */
  of(digits: string, length: number): number;
}

/** Sums the probabilities of lines; `named` is the probability that the text names goods. */
export function sumsOf(lines: readonly WeighedLine[], named: number): Sums {
  const total = lines.reduce((sum, { probability }) => sum + probability, 0);
  const sums = new Map<string, number>();
  for (const { line, probability } of lines) {
    for (const length of [4, 6]) {
      const start = (line.codeDigits ?? '').slice(0, length);
      sums.set(start, (sums.get(start) ?? 0) + probability);
    }
  }

  return {
    total,
    named,
    of: (digits, length) => (total === 0 ? 0 : ((sums.get(digits.slice(0, length)) ?? 0) / total) * named),
  };
}
