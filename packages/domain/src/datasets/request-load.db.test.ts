import { describe, expect, it } from '@jest/globals';
import { LOAD_PARTS, AT, addVersion, loadRequest } from '@svc/testkit/records';
import { expectError } from '@svc/testkit/domain-errors';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { loadContentHash, rejectOtherContent, requestLoad, type LoadRequest } from './request-load.ts';

const stores = suiteStores(suiteDatabase());

it('requestLoad stores the load with the hash of its files and enqueues it', async () => {
  const enqueued: string[] = [];
  const enqueue = async (each: string) => enqueued.push(each);
  const id = await requestLoad({ loads: stores.loads, enqueue, now: () => AT }, loadRequest());
  expect(enqueued).toEqual([id]);
  expect(await stores.loads.find(id)).toMatchObject({
    state: 'queued',
    version: 'v2',
    contentHash: loadContentHash(LOAD_PARTS),
    createdAt: AT,
    attempts: 0,
    percent: 0,
  });
});

describe('loadContentHash', () => {
  it('depends on the files: the same content is the same version', () => {
    const hash = loadContentHash(LOAD_PARTS);
    expect(hash).toMatch(/^[\da-f]{64}$/);
    expect(loadContentHash([{ part: 'schedule', bytes: Buffer.from('6109;T-shirts') }])).toBe(hash);
  });

  it.each([
    ['another byte', [{ part: 'schedule', bytes: Buffer.from('6109;T-shirtS') }]],
    ['another part', [{ part: 'rates', bytes: Buffer.from('6109;T-shirts') }]],
    ['no part', []],
    [
      'the same bytes in two parts',
      [
        { part: 'schedule', bytes: Buffer.from('6109;') },
        { part: 'rates', bytes: Buffer.from('T-shirts') },
      ],
    ],
  ] as const)('differs with %s', (_what, parts) => {
    expect(loadContentHash(parts)).not.toBe(loadContentHash(LOAD_PARTS));
  });
});

describe('rejectOtherContent', () => {
  const refuse = (changes: Partial<LoadRequest> = {}) =>
    rejectOtherContent(stores.loads, loadRequest(changes));

  it('accepts a new version, the same content and a replacement', async () => {
    await expect(refuse()).resolves.toBeUndefined();
    await addVersion(stores, { version: 'v2', contentHash: loadContentHash(LOAD_PARTS) });
    await expect(refuse()).resolves.toBeUndefined();
    await addVersion(stores, { version: 'v3', state: 'staged', contentHash: 'a'.repeat(64) });
    await expect(refuse({ version: 'v3', replace: true })).resolves.toBeUndefined();
  });

  it('rejects a version loaded with different content with 409', async () => {
    await addVersion(stores, { version: 'v2', contentHash: 'a'.repeat(64) });
    await expectError(refuse(), 'conflict', {
      messageKey: 'dataset_content_differs',
      params: { market: 'US', version: 'v2' },
    });
    await expect(refuse({ market: 'EU' })).resolves.toBeUndefined();
  });
});
