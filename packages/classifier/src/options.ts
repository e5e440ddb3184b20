import type { Stage } from '@svc/domain/lookups/lookup';
import type { Language } from '@svc/i18n/language';

/** Digits of the code that a proposal must be sure of: heading, subheading, or the whole line (null). */
export type ProposalDigits = 4 | 6 | null;

/** Least confidence of `proposed` at each digit level, 0 to 1; the same for every kind of description. */
export interface Thresholds {
  readonly heading: number;
  readonly subheading: number;
  readonly line: number;
}

/** Defaults of the thresholds. */
export const DEFAULT_THRESHOLDS: Thresholds = { heading: 0.85, subheading: 0.75, line: 0.6 };

/** What a classification is run with beside its ports. */
export interface ClassifyOptions {
  readonly language: Language;
  /** Told of each stage as it begins. */
  readonly onStage?: (stage: Stage) => void | Promise<void>;
  readonly thresholds?: Thresholds;
  readonly digits?: ProposalDigits;
}
