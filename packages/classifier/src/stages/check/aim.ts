import type { Confidences } from '../../calibration.ts';
import type { ProposalDigits, Thresholds } from '../../options.ts';

/** The digit level that a proposal is wanted at, and whether it is sure enough; confidences are 0 to 1. */
export interface Aim {
  /** 4 or 6; 10 for the whole line. */
  readonly digits: 4 | 6 | 10;
  /** The level that decides: the wanted one, or the subheading where only that falls short. */
  readonly level: 4 | 6 | 10;
  readonly confidence: number;
  readonly threshold: number;
  /** Levels above the wanted one whose confidence suffices, the longer first. */
  readonly reached: readonly (4 | 6)[];
}

const LINE = 10;

/**
 * Compares the confidences with the thresholds; `digits` is the requested level, null the whole line. A line needs the threshold
 * of its subheading too.
 */
export function aimOf(confidences: Confidences, thresholds: Thresholds, digits: ProposalDigits): Aim {
  const levels = {
    4: [confidences.heading, thresholds.heading],
    6: [confidences.subheading, thresholds.subheading],
    [LINE]: [confidences.line, thresholds.line],
  } as const;
  const wanted = digits ?? LINE;
  const isReached = (level: 4 | 6 | 10): boolean => levels[level][0] >= levels[level][1];
  const level = wanted === LINE && isReached(LINE) && !isReached(6) ? 6 : wanted;
  const [confidence, threshold] = levels[level];
  const shorter = ([6, 4] as const).filter((each) => each < wanted);

  return { digits: wanted, level, confidence, threshold, reached: shorter.filter(isReached) };
}

/** True if the wanted level is sure enough. */
export const isSure = ({ confidence, threshold }: Aim): boolean => confidence >= threshold;

/** True if two codes agree as far as the wanted level goes. */
export const isSameAt = ({ digits }: Aim, code: string | null, other: string | null): boolean =>
  (code ?? '').slice(0, digits) === (other ?? '').slice(0, digits);

/** True if fewer digits are wanted than a whole line has. */
export const isShort = ({ digits }: Aim): boolean => digits < LINE;

/** The first four or six digits of a code as they are written: 6109, 6109.10. */
export const codeAt = (codeDigits: string, digits: number): string =>
  [codeDigits.slice(0, 4), codeDigits.slice(4, digits)].filter((part) => part !== '').join('.');
