import type { RejectedRow, ScheduleFault } from '@svc/tariff/schedule/report';

type Params = ScheduleFault['params'];

const FORM_REASONS: Readonly<Record<string, string>> = {
  html: 'it is a web page, not the data itself: fetch it again',
  not_json: 'it begins like JSON but is not valid JSON',
  no_known_form: 'its columns match no known schedule format',
  no_such_header: 'it has no header row',
  no_generic_header: 'it has no header row',
  no_cn_list: 'it has no list of codes',
};

const WORDS: Readonly<Record<ScheduleFault['code'], (params: Params) => string>> = {
  unknown_format: ({ reason }) =>
    `the file is not a schedule: ${FORM_REASONS[String(reason)] ?? String(reason).replaceAll('_', ' ')}`,
  missing_column: ({ column }) => `the column "${column}" is missing`,
  wrong_market: ({ expected, found, digits }) =>
    found === undefined
      ? `the codes have ${digits} digits: this is not a schedule of the market ${expected}`
      : `this is a schedule of the market ${found}, not of ${expected}`,
  truncated: ({ characters, cells, expected }) =>
    characters === undefined
      ? `the row has ${cells} cells where ${expected} are expected: the file is cut off`
      : `the file is cut off after ${characters} characters`,
  too_few_lines: ({ leaves, expectedLeaves }) =>
    expectedLeaves === 0
      ? 'it has no declarable line'
      : `it has ${leaves} declarable lines where the active version has ${expectedLeaves}: less than half; if that is right, load it with --allow-smaller`,
  duplicate_code: ({ code, firstRow }) => `the code ${code} is already in row ${firstRow}`,
  orphan_line: ({ code, text, reason }) =>
    `the line ${String(code) || `"${text}"`} has no place under the line above it${reason === undefined ? '' : ` (${String(reason).replaceAll('_', ' ')})`}`,
  bad_code: ({ code }) => `"${code}" is not a code`,
  bad_indent: ({ indent, code }) => `the line ${code} has the indent "${indent}", which is not a depth`,
  empty_description: ({ code }) => `the line ${code} has no description`,
};

export function scheduleFaultWords({ code, sourceRow, params }: ScheduleFault): string {
  const words = WORDS[code](params);
  return sourceRow === null ? words : `row ${sourceRow}: ${words}`;
}

const REASONS: Readonly<Record<string, string>> = {
  rate_without_line: 'rates for codes that the schedule does not list as declarable',
  no_code: 'rows without a code',
  no_code_and_no_description: 'rows without a code and a description',
  bad_code: 'rows with an incomplete code',
  repeated_row: 'repeated rows',
  section_title: 'titles of sections',
  too_many_cells: 'rows with more cells than columns',
  not_an_object: 'entries that are not records',
};

export function rejectedReason(reason: string): string {
  return REASONS[reason] ?? reason.replaceAll('_', ' ');
}

export function rejectedRowText({ sourceRow, reason, text }: RejectedRow): string {
  return `row ${sourceRow}: ${reason.replaceAll('_', ' ')}: ${text}`;
}
