import { describe, expect, it } from '@jest/globals';
import { createCompareOnce } from './compare-once.ts';
import type { CompareRequest } from './record-changes.ts';

function request(fromDatasetId: string, toDatasetId: string): CompareRequest {
  const pair = { market: 'US', fromVersion: fromDatasetId, toVersion: toDatasetId } as const;
  return { url: '', pair, fromDatasetId, toDatasetId, at: new Date(0) };
}

describe('createCompareOnce', () => {
  it('compares the same two versions once for concurrent callers, and again later', async () => {
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const compare = createCompareOnce(async ({ fromDatasetId, toDatasetId }) => {
      started.push(`${fromDatasetId}-${toDatasetId}`);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
    const asked = [compare(request('a', 'b')), compare(request('a', 'b')), compare(request('b', 'a'))];

    expect(started).toEqual(['a-b', 'b-a']);

    for (const end of ends.splice(0)) end();
    await Promise.all(asked);

    const again = compare(request('a', 'b'));
    expect(started).toEqual(['a-b', 'b-a', 'a-b']);

    for (const end of ends) end();
    await again;
  });

  it('reports a failure to all callers, and retries for the next', async () => {
    let tries = 0;
    const compare = createCompareOnce(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('lost')) : Promise.resolve();
    });
    const both = await Promise.allSettled([compare(request('a', 'b')), compare(request('a', 'b'))]);

    expect(both.map((end) => end.status)).toEqual(['rejected', 'rejected']);
    await expect(compare(request('a', 'b'))).resolves.toBeUndefined();
  });
});
