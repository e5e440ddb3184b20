import { describe, expect, it } from '@jest/globals';
import { addVersion } from '@svc/testkit/records';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { chooseDataset } from './choose-dataset.ts';

const stores = suiteStores(suiteDatabase());

describe('chooseDataset', () => {
  const choose = (version: string | null) => chooseDataset(stores.datasets, 'US', version, 'version');

  it('returns the active version, or the named one', async () => {
    await addVersion(stores);
    await addVersion(stores, { version: 'v0', state: 'superseded' });
    expect(await choose(null)).toMatchObject({ version: 'v1' });
    expect(await choose('v0')).toMatchObject({ version: 'v0' });
  });

  it('rejects an unknown version by field, and a market without a schedule with 503', async () => {
    await expectInvalid(choose('v9'), 'version');
    await expectError(choose(null), 'service_unavailable', { messageKey: 'market_no_schedule' });
  });
});
