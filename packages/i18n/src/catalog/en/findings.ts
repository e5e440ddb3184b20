export const flags = {
  no_official_evidence: 'No official source supports the proposed code',
  low_confidence: 'The confidence is too low to propose a code without review',
  low_confidence_below: 'The confidence of {percent}% is below the {least}% that a proposal needs',
  low_confidence_below_at:
    'The confidence of {percent}% in the first {level} digits is below the {least}% that a proposal needs',
  close_alternatives: 'Another code scored nearly as high: {code}',
  missing_attributes: 'The description does not state what decides between the codes',
  legal_conflict: 'A legal note contradicts the code',
  precedent_conflict: 'A ruling or an earlier decision on similar goods names another code: {codes}',
  set_or_kit: 'The goods seem to be a set or kit, which follows rules of its own (General Rule 3)',
  not_goods: 'The text does not seem to describe goods',
  not_in_sample: 'The sample schedule has no line for these goods; load the official {market} schedule',
  demo_data: 'The schedule is sample data, not the official tariff',
  lexical_only: 'Candidates were found by text search alone',
  superseded_schedule: 'The schedule version used has been superseded',
  language_fallback:
    'Only part of the description could be read in its language; the rest was searched as written',
  language_fallback_answer: 'The answer language {language} is not supported; the answer is in English',
  code_changed_recently: 'The proposed line was changed by the latest schedule version',
} as const;

export const checks = {
  code_is_declarable_name: 'Declarable line',
  code_is_declarable_ok: '{code} can be declared as it stands',
  code_is_declarable_failed: '{code} is divided further and cannot be declared',
  code_in_version_name: 'Code in the schedule',
  code_in_version_ok: '{code} is in version {version}',
  code_in_version_failed: '{code} is not in version {version}',
  evidence_cited_name: 'Official sources',
  evidence_cited_ok_one: '{count} official source is cited',
  evidence_cited_ok_other: '{count} official sources are cited',
  evidence_cited_failed: 'Neither the text of the line nor a ruling could be matched with the description',
  attributes_consistent_name: 'Facts read and line',
  attributes_consistent_ok: 'No compared fact contradicts a condition of the line',
  attributes_consistent_failed: 'The description contradicts a condition of the line: {attributes}',
  attributes_consistent_absent: 'No condition of the line could be compared with the description',
  legal_notes_name: 'Legal notes',
  legal_notes_ok: 'None of the section and chapter notes checked excludes the line',
  legal_notes_failed: 'Excluded or in doubt under: {references}',
  duty_available_name: 'Duty rate',
  duty_available_ok: 'The duty rate of the line could be read: {rate}',
  duty_available_failed: 'The line has no duty rate that can be calculated',
  precedents_agree_name: 'Rulings and earlier decisions',
  precedents_agree_ok_one: '{count} ruling or decision on similar goods names this code',
  precedents_agree_ok_other: '{count} rulings or decisions on similar goods name this code',
  precedents_agree_failed_one: '{count} ruling or decision on similar goods names another code',
  precedents_agree_failed_other: '{count} rulings or decisions on similar goods name another code',
  precedents_agree_absent: 'No ruling or decision on similar goods was found',
} as const;

export const disclaimer = {
  lookup:
    'This result is a suggestion for reference. It is not a classification decision by a customs authority.',
  duty: 'This is an estimate for one tariff line and one origin. The customs authority decides what is due.',
  landed_cost:
    'This is an estimate from the values given. Duties, taxes and fees are settled by the customs authority at clearance.',
  compliance_not_known: 'Requirements are not known after {date}: more may apply on this day.',
  compliance:
    'These are hints, not a complete list of requirements. Check with the competent authority before importing.',
  rulings:
    'A ruling was given for the goods and facts it describes. It does not decide the classification of other goods.',
} as const;
