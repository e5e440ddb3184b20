import type { MessageParams } from '@svc/i18n/translate';
import type { ReasonKey } from './reason-key.ts';

/** Finding of a comparison of the goods with the schedule; its sentence is `reason_<key>` of the catalog. */
export interface Reason {
  readonly key: ReasonKey;
  readonly params: MessageParams;
}

/** A sentence before it is worded: the end of its `explanation` key in the catalog, with parameters. */
export interface Sentence {
  readonly name: string;
  readonly params: MessageParams;
}

/** Codes of what is said of a candidate: what speaks for the line, and why it is not the proposed one. */
export interface CandidateReasons {
  readonly reasons: readonly Reason[];
  readonly below: Reason | null;
}

/** Codes of a question: the fact that it asks for, and the schedule's text of each option. */
export interface CodedQuestion {
  readonly asks: string;
  readonly lines: readonly string[];
}

/** Codes of a result's sentences, rendered in any language. */
export interface CodedSentences {
  readonly summary: Sentence;
  readonly deciding_factors: readonly Reason[];
  /** Reasons why the line is open, and what would settle it. */
  readonly open: readonly Reason[];
  /** Endings of `missing_<name>` in the catalog. */
  readonly missing: readonly string[];
  /** In the order of the alternatives. */
  readonly alternatives: readonly CandidateReasons[];
  readonly questions: readonly CodedQuestion[];
}
