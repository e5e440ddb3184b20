import type { Stage } from '@svc/domain/lookups/lookup';
import type { Language } from '@svc/i18n/language';
import { packagedWeights, type Thresholds, type Weights } from './weights.ts';

export type { Thresholds };

/** Digits of the code that a proposal must be sure of: heading, subheading, or the whole line (null). */
export type ProposalDigits = 4 | 6 | null;

/** Defaults of the thresholds, chosen with the weights. */
export const DEFAULT_THRESHOLDS: Thresholds = packagedWeights().thresholds;

/** Options of a classification. */
export interface ClassifyOptions {
  readonly language: Language;
  /** Called as each stage begins. */
  readonly onStage?: (stage: Stage) => void | Promise<void>;
  readonly thresholds?: Thresholds;
  readonly digits?: ProposalDigits;
  /** Weights of the ranking in place of the packaged ones, for measurements. */
  readonly weights?: Weights;
}
