import { beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { readCorrelation } from './correlation.ts';

const data = emptyFolder();
beforeEach(() => {
  mkdirSync(join(data, 'hs6'));
  const rows = [
    { from: 'HS2007', code: '852812', hs2022: ['852871', '852872'] },
    { from: 'HS2002', code: '852812', hs2022: ['852872'] },
    { from: 'HS2002', code: '911110', hs2022: ['911110'] },
  ];
  writeFileSync(join(data, 'hs6', 'correlation.jsonl'), rows.map((row) => JSON.stringify(row)).join('\n'));
});

describe('readCorrelation', () => {
  it.each([
    ['the edition in force on the day', '852812', '2008-08-19', ['852871', '852872']],
    ['the edition before on an earlier day', '852812', '2005-01-31', ['852872']],
    ['the newest that has the code on an unknown day', '852812', '', ['852871', '852872']],
    ['the newest that has the code on an unreadable day', '852812', '14 November', ['852871', '852872']],
  ])('converts a code by %s', (_, code, date, expected) =>
    expect(readCorrelation(data)(code, date)).toEqual(expected),
  );

  it.each([
    ['of HS 2022 on its first day', '852812', '2022-01-01'],
    ['of HS 2022 of which no day is known', '911110', ''],
    ['that no edition has', '999999', '2005-01-31'],
  ])('drops a code %s', (_, code, date) => expect(readCorrelation(data)(code, date)).toBeUndefined());

  it('converts nothing without the tables', () => {
    rmSync(join(data, 'hs6', 'correlation.jsonl'));
    expect(readCorrelation(data)('852812', '2005-01-31')).toBeUndefined();
  });
});
