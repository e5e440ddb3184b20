/** Origins whose goods pay column 2, and since when; general note 3(b) of the HTS and Public Law 117-110. */
const COLUMN_2: Readonly<Record<string, string>> = {
  BY: '2022-04-09',
  CU: '1962-02-07',
  KP: '1951-09-01',
  RU: '2022-04-09',
};

/** Whether goods of an origin pay the rates of column 2 on a date. */
export function isColumn2(origin: string, date: string): boolean {
  const from = Object.hasOwn(COLUMN_2, origin) ? COLUMN_2[origin] : undefined;
  return from !== undefined && from <= date;
}
