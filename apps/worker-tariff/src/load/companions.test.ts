import { describe, expect, it } from '@jest/globals';
import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import type { StorageClient } from '@svc/storage/client';
import { companions } from './companions.ts';

// Only Vietnam's titles are read from the database.
const NO_DATABASE = {} as StorageClient;
const LOAD = { market: 'EU', effectiveDate: null, ratesDate: null } as DatasetLoad;

async function rateDate(ratesDate: string | null, table: string): Promise<string | null | undefined> {
  const load = { ...LOAD, ratesDate: ratesDate === null ? null : new Date(ratesDate) };
  const { rates } = await companions(NO_DATABASE, load, [{ part: 'rates', bytes: Buffer.from(table) }]);
  return rates?.rates.get('01012100')?.date;
}

describe('an EU table of rates', () => {
  it('uses the date of the load', async () => {
    expect(await rateDate('2021-01-01', 'code,duty_rate\n01012100,0%\n')).toBe('2021-01-01');
  });

  it('uses its own dates first', async () => {
    const table = 'code,duty_rate,rate_date\n01012100,0%,2020-07-01\n';
    expect(await rateDate('2021-01-01', table)).toBe('2020-07-01');
  });

  it('has no date if none is given', async () => {
    expect(await rateDate(null, 'code,duty_rate\n01012100,0%\n')).toBeNull();
  });
});
