/** Messages of the review flags, by flag code. */
export const flags = {
  no_official_evidence: 'No official source supports the proposed code',
  low_confidence: 'The confidence is too low to propose a code without review',
  close_alternatives: 'Another code is nearly as likely: {code}',
  missing_attributes: 'The description leaves out facts that decide between codes',
  legal_conflict: 'A legal note speaks against the proposed code',
  precedent_conflict: 'A ruling or an earlier decision on like goods names another code: {codes}',
  set_or_kit: 'The goods seem to be a set or kit, which follows rules of its own (General Rule 3)',
  not_goods: 'The text does not seem to describe goods',
  not_in_sample: 'The sample schedule has no line for these goods; load the official schedule of {market}',
  demo_data: 'The schedule is sample data, not the official tariff',
  lexical_only: 'Candidates were found by text search alone',
  superseded_schedule: 'The schedule version used has been superseded',
  language_fallback:
    'Only part of the description could be read in its language; the rest was searched as written',
  language_fallback_answer: 'The answer language {language} is not supported; the answer is in English',
  code_changed_recently: 'The proposed line was changed by the latest schedule version',
} as const;
