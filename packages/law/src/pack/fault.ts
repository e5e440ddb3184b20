/** What is wrong with a place of a pack. */
type FaultCode =
  | 'file_missing'
  | 'not_csv'
  | 'not_json'
  | 'header'
  | 'required'
  | 'not_allowed'
  | 'not_a_day'
  | 'days_reversed'
  | 'not_a_rate'
  | 'not_codes'
  | 'not_origins'
  | 'not_a_test'
  | 'not_a_url'
  | 'unknown_list'
  | 'unknown_condition'
  | 'unknown_programme'
  | 'unknown_measure'
  | 'twice'
  | 'not_sorted'
  | 'too_many';

/** One fault: the file, the row (the header is 1; null for the whole file), the column, and the text that stopped the reader. */
export interface PackFault {
  readonly file: string;
  readonly row: number | null;
  readonly column: string | null;
  readonly code: FaultCode;
  readonly value: string | null;
}

/** Collects faults of a file. */
export interface FaultSink {
  add(fault: PackFault): void;
}
