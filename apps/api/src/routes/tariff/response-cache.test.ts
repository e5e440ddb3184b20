import { describe, expect, it } from '@jest/globals';
import { createResponseCache } from './response-cache.ts';

describe('createResponseCache', () => {
  it('serializes a response once, with an ETag of its content', () => {
    const cache = createResponseCache();
    const version = {};
    let calls = 0;
    const body = () => ({ call: (calls += 1) });
    const first = cache.get(version, 'q', body);

    expect([first.bytes.toString(), first.etag]).toEqual(['{"call":1}', expect.stringMatching(/^".+"$/)]);
    expect(cache.get(version, 'q', body)).toBe(first);
    expect(cache.get(version, 'r', body).etag).not.toBe(first.etag);
  });

  it('separates accounts', () => {
    const cache = createResponseCache();
    expect(cache.get({}, 'q', () => 1).bytes.toString()).toBe('1');
    expect(cache.get({}, 'q', () => 2).bytes.toString()).toBe('2');
  });

  it('evicts the least recently used response, and caches none over the limit', () => {
    const cache = createResponseCache(10);
    const version = {};
    const text = (key: string, value: string) => cache.get(version, key, () => value).bytes.toString();

    text('a', 'aa');
    text('b', 'bb');
    text('a', '--');
    text('c', 'cc');

    expect([text('a', 'new'), text('c', 'new'), text('b', 'new')]).toEqual(['"aa"', '"cc"', '"new"']);
    text('d', 'longer than the limit');
    expect(text('d', 'again')).toBe('"again"');
  });
});
