import { describe, expect, it } from '@jest/globals';
import { createAnswerCache } from './answer-cache.ts';

describe('createAnswerCache', () => {
  it('writes an answer once, with a mark of its content', () => {
    const cache = createAnswerCache();
    const version = {};
    let writes = 0;
    const write = () => ({ write: (writes += 1) });
    const first = cache.get(version, 'q', write);

    expect([first.bytes.toString(), first.etag]).toEqual(['{"write":1}', expect.stringMatching(/^".+"$/)]);
    expect(cache.get(version, 'q', write)).toBe(first);
    expect(cache.get(version, 'r', write).etag).not.toBe(first.etag);
  });

  it('keeps what is about different things apart', () => {
    const cache = createAnswerCache();
    expect(cache.get({}, 'q', () => 1).bytes.toString()).toBe('1');
    expect(cache.get({}, 'q', () => 2).bytes.toString()).toBe('2');
  });

  it('lets go of what was used longest ago when it holds too much', () => {
    const cache = createAnswerCache(10);
    const version = {};
    const text = (key: string, value: string) => cache.get(version, key, () => value).bytes.toString();

    text('a', 'aa');
    text('b', 'bb');
    text('a', '--');
    text('c', 'cc');

    expect([text('a', 'new'), text('c', 'new')]).toEqual(['"aa"', '"cc"']);
    expect(text('b', 'new')).toBe('"new"');
    expect(text('d', 'far too long to keep')).toBe('"far too long to keep"');
    expect(text('d', 'again')).toBe('"again"');
  });
});
