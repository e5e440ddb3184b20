export const FAULT_MESSAGES = {
  file_missing: 'the file is missing',
  not_csv: 'is not CSV',
  not_json: 'is not JSON',
  header: 'the header must have exactly these columns',
  required: 'must not be empty',
  not_allowed: 'is not one of the allowed values',
  not_a_day: 'must be a day as 2026-02-24',
  days_reversed: 'ends before it begins',
  not_a_rate: 'is not a rate, for example `25%`, `total 15%` or `40 EUR/TNE`',
  not_codes: 'must be codes of 2 to 10 digits, `all`, or lists as `@name`',
  not_origins: 'must be `*`, country codes or groups of groups.csv',
  not_country: 'must be country codes from GET /api/countries',
  not_a_test: 'is not a condition, for example `true`, `given` or `>= 15`',
  not_a_url: 'must be an address that begins with https://',
  unknown_list: 'names a list that the pack does not have',
  unknown_condition: 'names a condition that conditions.csv does not have',
  unknown_programme: 'names a programme that programmes.csv does not have',
  unknown_measure: 'names a program or measure that the pack does not have',
  twice: 'occurs twice',
  not_sorted: 'is out of order: program, id, first day',
  too_many: 'is more than allowed',
} as const;

/** A fault in a pack: file, row (the header is 1; null for the whole file), column, and the offending text. */
export interface PackFault {
  readonly file: string;
  readonly row: number | null;
  readonly column: string | null;
  readonly code: keyof typeof FAULT_MESSAGES;
  readonly value: string | null;
}

export interface FaultSink {
  add(fault: PackFault): void;
}
