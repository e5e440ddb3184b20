import { expect, it } from '@jest/globals';
import type { ExportRow } from '@svc/domain/batches/export-row';
import { translator } from '@svc/i18n/translate';
import type { FileReader } from './answer-words.ts';
import { REVIEWER_COLUMNS } from './reviewer-columns.ts';

const NO_DUTIES = { additionalDuties: [], possibleDuties: [], dutyRate: '3.7%' };

it.each([
  ['2026-07-12', 'No additional duty on this line and origin in the law through 2026-07-12'],
  [null, null],
])('a row without additional duties names the law, known until %s', (dutyKnownUntil, text) => {
  const row = { result: { ...NO_DUTIES, dutyKnownUntil } } as unknown as ExportRow;
  const reader = { t: translator('en') } as FileReader;
  expect(REVIEWER_COLUMNS.find(({ name }) => name === 'duty_note')?.cell(row, reader)).toBe(text);
});
