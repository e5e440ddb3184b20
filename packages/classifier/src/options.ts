import type { Stage } from '@svc/domain/lookups/lookup';
import type { Language } from '@svc/i18n/language';
import { packagedWeights, type Thresholds, type Weights } from './weights.ts';

export type { Thresholds };

/** Digits of a proposal: heading, subheading, or the whole line (null). */
export type ProposalDigits = 4 | 6 | null;

/** Default thresholds, chosen together with the weights. */
export const DEFAULT_THRESHOLDS: Thresholds = packagedWeights().thresholds;

export interface ClassifyOptions {
  readonly language: Language;
  readonly onStage?: (stage: Stage) => void | Promise<void>;
  readonly thresholds?: Thresholds;
  readonly digits?: ProposalDigits;
  readonly weights?: Weights;
}
