import type { MessageParams } from '@svc/i18n/translate';

/** Possible findings of a comparison of goods and schedule; the text is `reason_<key>` in the catalog. */
type ReasonKey =
  | 'read'
  | 'named'
  | 'said'
  | 'met'
  | 'met_in_part'
  | 'residual'
  | 'residual_more'
  | 'ruling'
  | 'decision'
  | 'by_likeness'
  | 'broken'
  | 'left_out'
  | 'rest_beside'
  | 'less_likely'
  | 'to_check'
  | 'answer_question'
  | 'sure_at'
  | 'same_as_known'
  | 'several_headings'
  | 'compare_rows'
  | 'against_ruling'
  | 'against_decision';

/** Finding of a comparison of goods and schedule; its text is `reason_<key>` in the catalog. */
export interface Reason {
  readonly key: ReasonKey;
  readonly params: MessageParams;
}

/** A sentence as code: its `explanation` key suffix in the catalog, with parameters. */
export interface Sentence {
  readonly name: string;
  readonly params: MessageParams;
}

/** Codes of a candidate's texts: reasons for it, and why it is not proposed. */
export interface CandidateReasons {
  readonly reasons: readonly Reason[];
  readonly below: Reason | null;
}

/** Codes of a question: the requested fact and each option's schedule text. */
export interface CodedQuestion {
  readonly asks: string;
  readonly lines: readonly string[];
}

export interface CodedSentences {
  readonly summary: Sentence;
  readonly deciding_factors: readonly Reason[];
  readonly open: readonly Reason[];
  /** Suffixes of `missing_<name>` in the catalog. */
  readonly missing: readonly string[];
  /** In the order of `alternatives`. */
  readonly alternatives: readonly CandidateReasons[];
  readonly questions: readonly CodedQuestion[];
}
