import type { Language } from '@svc/i18n/language';
import type { MessageParams } from '@svc/i18n/translate';
import type { Market } from '@svc/tariff/market';
import type { CodedSentences } from './coded-sentences.ts';
import type { Prohibition, RateWords } from './stages/explain/measure-entry.ts';

export type ClassificationStatus = 'proposed' | 'needs_review' | 'needs_info';

export const BLOCKING_FLAG_CODES = [
  'not_goods',
  'not_in_sample',
  'no_official_evidence',
  'low_confidence',
  'close_alternatives',
  'missing_attributes',
  'legal_conflict',
  'precedent_conflict',
  'set_or_kit',
] as const;

/** All review flags, blocking ones first. */
export const FLAG_CODES = [
  ...BLOCKING_FLAG_CODES,
  'demo_data',
  'lexical_only',
  'superseded_schedule',
  'language_fallback',
  'code_changed_recently',
] as const;

export type FlagCode = (typeof FLAG_CODES)[number];

export interface Flag {
  readonly code: FlagCode;
  readonly params: MessageParams;
}

export interface Normalized {
  readonly raw_description: string;
  readonly clean_description: string;
  readonly search_text: string;
  readonly language: Language;
  readonly category: string | null;
  readonly materials: readonly {
    readonly name: string;
    readonly group: string;
    readonly percent: number | null;
  }[];
  readonly construction: string | null;
  readonly gender: string | null;
  readonly state: string | null;
  readonly electrical: boolean;
  readonly extra: Readonly<Record<'material' | 'use' | 'composition' | 'origin' | 'notes', string>>;
  readonly missing: readonly string[];
  readonly flags: readonly FlagCode[];
  readonly product_type: string | null;
  readonly function: string | null;
  readonly search_terms: readonly string[];
  readonly extraction: { readonly method: 'lexicon' };
  readonly hs_headings: readonly string[];
  readonly abbreviations: Readonly<Record<string, string>>;
  readonly translation: string | null;
  readonly material_groups: readonly string[];
}

/** Scores of a candidate, 0 to 1; `vector` is null without a vector search. */
export interface Scores {
  readonly bm25: number;
  readonly vector: number | null;
  readonly rrf: number;
  readonly overlap: number;
  readonly leaf_overlap: number;
  readonly attributes: number;
  readonly tree: number;
  readonly cross: number;
  readonly final: number;
  readonly legal: number;
}

export type Verdict = 'recommended' | 'possible' | 'unlikely' | 'excluded';

export interface LegalFinding {
  readonly id: string;
  readonly scope: 'general_rule' | 'section' | 'chapter' | 'heading' | 'subheading';
  readonly reference: string;
  readonly effect: 'excludes' | 'includes' | 'defines' | 'conditions';
  readonly code: string | null;
  readonly text: string;
}

/** Legal outcome for a candidate; `penalty` is deducted from its score, 0 to 1. */
export interface LegalOutcome {
  readonly status: 'clear' | 'conditional' | 'excluded';
  readonly penalty: number;
  readonly findings: readonly LegalFinding[];
}

export interface CitedPrecedent {
  readonly key: string;
  readonly source: 'ruling' | 'decision';
  readonly ruling_number: string | null;
  readonly date: string | null;
  readonly code: string;
  readonly hs6: string;
  readonly title: string;
  readonly similarity: number;
  readonly same_code: boolean;
  readonly url: string | null;
}

export interface AdditionalDuty {
  readonly key: string;
  readonly legal_basis: string | null;
  readonly code: string | null;
  readonly title: string;
  readonly rate: string | null;
  readonly pct: number | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string;
  readonly reason_code: string;
  /** Codes of a `rate` that is generated text; not served. */
  readonly rate_words?: RateWords;
  readonly url: string | null;
  readonly amount: string | null;
  /** Legal status; absent in results stored before this field. */
  readonly status?: string;
}

/** Duty of a line; percentages are numbers, null if the rate is unavailable or an input is missing. */
export interface DutySummary {
  readonly available: boolean;
  readonly rate_text: string | null;
  readonly rate_basis: 'general' | 'column2';
  readonly effective_pct: number | null;
  readonly min_pct: number | null;
  readonly max_pct: number | null;
  readonly additional_pct: number;
  readonly additional: readonly AdditionalDuty[];
  readonly may_apply: readonly AdditionalDuty[];
  readonly specific: boolean;
  readonly currency: 'USD' | 'EUR' | 'VND';
  /** Last day through which the law is established; this and the following fields are absent without a date. */
  readonly known_until?: string;
  readonly definite?: boolean;
  readonly prohibited?: readonly Prohibition[];
  readonly measures?: { readonly id: string; readonly version: string; readonly sha256: string };
  readonly flags?: readonly string[];
}

export interface Candidate {
  readonly code: string;
  readonly code_digits: string;
  readonly hs6: string;
  readonly hs6_display: string;
  readonly national_extension: string;
  readonly description: string;
  readonly full_description: string;
  readonly duty_rate: string | null;
  readonly retrieval_score: number;
  readonly scores: Scores;
  readonly verdict: Verdict;
  readonly reasoning: string;
  readonly exclusion_reason: string | null;
  readonly citations: readonly string[];
  readonly signals: readonly string[];
  readonly legal: LegalOutcome;
  readonly precedents: readonly CitedPrecedent[];
  readonly duty: DutySummary;
}

export interface Question {
  readonly id: string;
  readonly attribute: string;
  readonly text: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly codes: readonly string[];
  }[];
  readonly decides_between: readonly string[];
  readonly answer: string | null;
}

export const CHECK_KEYS = [
  'code_is_declarable',
  'code_in_version',
  'evidence_cited',
  'attributes_consistent',
  'legal_notes',
  'duty_available',
  'precedents_agree',
] as const;

/** A check on the result; name and detail are rendered for each reader, `detail.key` is the message key. */
export interface Check {
  readonly key: (typeof CHECK_KEYS)[number];
  readonly ok: boolean;
  readonly detail: { readonly key: string; readonly params: MessageParams };
}

export interface Source {
  readonly key: string;
  readonly url: string | null;
  readonly title: string;
  readonly snippet: string;
}

export interface RetrievalReport {
  readonly mode: 'hybrid' | 'lexical';
  /** Reason for a reduced search, in the lookup's language. */
  readonly reason: string | null;
  readonly reason_codes: readonly string[];
  readonly embedded: number;
  readonly candidates: number;
  /** Number of lines found by each leg; null if it failed. */
  readonly legs: Readonly<Record<string, number | null>>;
}

/** Separator of list entries in the parameters of a reason. */
export const LIST_SEPARATOR = '|';

/** Result as stored; `status_label`, flag messages, check names and the disclaimer are added per reader. */
export interface ClassificationResult {
  readonly status: ClassificationStatus;
  readonly lang: Language;
  readonly recommended: Candidate | null;
  readonly tentative: boolean;
  /** Calibrated confidence of heading (4 digits), subheading (6) and whole line, 0 to 1. */
  readonly confidence_by_digits: Readonly<Record<'heading' | 'subheading' | 'line', number>>;
  readonly alternatives: readonly Candidate[];
  readonly summary: string;
  readonly deciding_factors: readonly string[];
  readonly uncertainties: readonly string[];
  readonly coded: CodedSentences;
  readonly questions: readonly Question[];
  readonly flags: readonly Flag[];
  readonly sources: readonly Source[];
  readonly checks: readonly Check[];
  readonly legal: readonly LegalFinding[];
  readonly dataset: {
    readonly id: string;
    readonly market: Market;
    readonly version: string;
    readonly name: string;
    readonly is_demo: boolean;
    readonly source_name: string | null;
    readonly source_url: string | null;
  };
  readonly retrieval: RetrievalReport;
}

/** A classification: summary fields, with `normalized` and `result` as stored and served. */
export interface Classification {
  readonly status: ClassificationStatus;
  /** Calibrated, 0 to 1; 0 without a recommended line. */
  readonly confidence: number;
  readonly recommendedPosition: number | null;
  readonly recommendedCode: string | null;
  readonly recommendedDescription: string | null;
  readonly hs6: string | null;
  readonly flags: readonly Flag[];
  readonly risk: number;
  readonly normalized: Normalized;
  readonly result: ClassificationResult;
  readonly missingInfo: readonly string[];
  readonly versions: { readonly engine: string; readonly knowledge: string; readonly schedule: string };
}
