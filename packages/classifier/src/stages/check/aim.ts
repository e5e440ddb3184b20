import type { Confidences } from '../../calibration.ts';
import type { ProposalDigits, Thresholds } from '../../options.ts';

/** Requested digit level and whether its confidence suffices; confidences are 0 to 1. */
export interface Aim {
  /** 4 or 6; 10 for the whole line. */
  readonly digits: 4 | 6 | 10;
  /** The deciding level: the requested one, or the subheading if only its confidence is too low. */
  readonly level: 4 | 6 | 10;
  readonly confidence: number;
  readonly threshold: number;
  /** Levels above the requested one and any open condition whose confidence suffices, longest first. */
  readonly reached: readonly (4 | 6)[];
}

const LINE = 10;

/**
 * Compares the confidences with the thresholds. `digits` is the requested level; null for the whole line, whose
 * subheading must also reach its threshold. `openFrom` is the first digit level of a condition that is open or was
 * not compared.
 */
export function aimOf(
  confidences: Confidences,
  thresholds: Thresholds,
  digits: ProposalDigits,
  openFrom = Infinity,
): Aim {
  const levels = {
    4: [confidences.heading, thresholds.heading],
    6: [confidences.subheading, thresholds.subheading],
    [LINE]: [confidences.line, thresholds.line],
  } as const;
  const wanted = digits ?? LINE;
  const isReached = (level: 4 | 6 | 10): boolean => levels[level][0] >= levels[level][1];
  const level = wanted === LINE && isReached(LINE) && !isReached(6) ? 6 : wanted;
  const [confidence, threshold] = levels[level];
  const shorter = ([6, 4] as const).filter((each) => each < wanted && each < openFrom);

  return { digits: wanted, level, confidence, threshold, reached: shorter.filter(isReached) };
}

export const isSure = ({ confidence, threshold }: Aim): boolean => confidence >= threshold;

/** Number of digits down to which the confidence suffices; 0 if for none. */
export const settledDigits = (aim: Aim): number => (isSure(aim) ? aim.digits : (aim.reached[0] ?? 0));

export const isSameAt = ({ digits }: Aim, code: string | null, other: string | null): boolean =>
  (code ?? '').slice(0, digits) === (other ?? '').slice(0, digits);

export const isShort = ({ digits }: Aim): boolean => digits < LINE;

/** First four or six digits of a code in written form: 6109, 6109.10. */
export const codeAt = (codeDigits: string, digits: number): string =>
  [codeDigits.slice(0, 4), codeDigits.slice(4, digits)].filter((part) => part !== '').join('.');
