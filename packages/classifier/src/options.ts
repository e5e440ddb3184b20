import type { Stage } from '@svc/domain/lookups/lookup';
import type { Language } from '@svc/i18n/language';

/** Settings that status and flags depend on. */
export interface Thresholds {
  /** Confidence from which a line without a blocking flag is proposed, 0 to 1. */
  readonly proposal: number;
}

/** Defaults of the thresholds. */
export const DEFAULT_THRESHOLDS: Thresholds = { proposal: 0.6 };

/** What a classification is run with beside its ports. */
export interface ClassifyOptions {
  readonly language: Language;
  /** Told of each stage as it begins. */
  readonly onStage?: (stage: Stage) => void | Promise<void>;
  readonly thresholds?: Thresholds;
}
