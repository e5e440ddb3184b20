export const loads = {
  form_html: 'it is a web page, not the data itself; download it again',
  form_not_json: 'it begins as JSON but is not JSON',
  form_no_known_form: 'its columns match no known schedule format',
  form_no_such_header: 'it has no header row',
  form_no_cn_list: 'it has no list of codes',
  form_not_a_table: 'it cannot be read as a table; save it as .xlsx, .csv or JSON',
  fault_unknown_format: 'The file is not a schedule: {form}',
  fault_missing_column: 'The column "{column}" is missing',
  fault_wrong_market: 'This is not a schedule of the market {expected}',
  fault_truncated: 'The file is cut off',
  fault_too_few_lines:
    'It has {leaves} declarable lines where the active version has {expectedLeaves}: less than half',
  fault_no_lines: 'It has no declarable line',
  fault_duplicate_code: 'The code {code} is already in row {firstRow}',
  fault_orphan_line: 'The line "{line}" has no place under the line above it',
  fault_bad_code: '"{code}" is not a code',
  fault_bad_indent: 'The line {code} has the indent "{indent}", which is not a depth',
  fault_empty_description: 'The line {code} has no description',
  problem_version_exists:
    'The version {version} of {market} is loaded with other content; exchange its content, or choose another name',
  problem_older_release: 'The source gives {version}, which is older than the active version {active}',
  problem_load_failed:
    'The load failed; try again, and look at the log of the tariff worker if it fails again',
  problem_source_not_set:
    'No address of an official export of {market} is set ({market}_TARIFF_URL); upload the file',
  problem_source_no_release: '{host} names no release in force; try again later or upload the file',
  problem_source_too_large: '{host} gives more than {limit} MiB',
  problem_source_timeout: '{host} did not respond in time; try again later or upload the file',
  problem_source_connection:
    '{host} could not be reached or dropped the connection; try again later or upload the file',
  problem_source_status: '{host} responded with the error {status}; try again later or upload the file',
  problem_source_redirect: '{host} redirects to another host; download the file and upload it',
  problem_source_empty: '{host} gives an empty file; try again later or upload the file',
  problem_source_web_page: '{host} gives a web page in place of the file; download the file and upload it',
  problem_source_release_unreadable:
    '{host} gives no readable name of the release in force; try again later or upload the file',
  problem_source_release_changed: '{host} changed its release during the download; try again',
} as const;
