import { describe, expect, it } from '@jest/globals';
import { continues, rangeHeaders, totalOf, validatorOf, type PartialFile } from './partial-file.ts';

const partial = (held: ReturnType<PartialFile['held']>): PartialFile => ({
  held: () => held,
  begin: () => undefined,
  append: () => undefined,
});

describe('a download request', () => {
  it('is ordinary if nothing is retained', () => expect(rangeHeaders(undefined)).toEqual({}));

  it('asks for the whole uncompressed file if nothing is stored', () => {
    expect(rangeHeaders(partial(null))).toEqual({ 'accept-encoding': 'identity' });
  });

  it('asks for the rest from the first missing byte, of the same version only', () => {
    expect(rangeHeaders(partial({ bytes: Buffer.from('Áo'), validator: '"v1"' }))).toEqual({
      'accept-encoding': 'identity',
      range: 'bytes=3-',
      'if-range': '"v1"',
    });
  });
});

describe('the version of a file', () => {
  const DATE = 'Mon, 23 Nov 2026 00:00:00 GMT';

  it.each([
    ['its entity tag', { etag: '"v1"' }, '"v1"'],
    ['its tag before its date', { etag: '"v1"', 'last-modified': DATE }, '"v1"'],
    ['its date', { 'last-modified': DATE }, DATE],
  ])('is %s', (_what, headers, validator) => {
    expect(validatorOf({ 'accept-ranges': 'bytes', ...headers })).toBe(validator);
  });

  it.each([
    ['a weak tag, of content that is only alike', { 'accept-ranges': 'bytes', etag: 'W/"v1"' }],
    ['a weak tag beside a date', { 'accept-ranges': 'bytes', etag: 'W/"v1"', 'last-modified': DATE }],
    ['neither tag nor date', { 'accept-ranges': 'bytes' }],
    ['no word on ranges', { etag: '"v1"' }],
    ['no ranges', { 'accept-ranges': 'none', etag: '"v1"' }],
    ['compressed bytes', { 'accept-ranges': 'bytes', etag: '"v1"', 'content-encoding': 'gzip' }],
  ])('is missing with %s', (_what, headers) => expect(validatorOf(headers)).toBeNull());
});

describe('the total length of a file', () => {
  it.each([
    ['its length', 200, { 'content-length': '12' }, 12],
    ['an empty length', 200, { 'content-length': '0' }, 0],
    ['the end of a range', 206, { 'content-range': 'bytes 5-11/12', 'content-length': '7' }, 12],
  ])('comes from %s', (_what, status, headers, total) => expect(totalOf(status, headers)).toBe(total));

  it.each([
    ['without a length', 200, {}],
    ['with a length that is none', 200, { 'content-length': '12abc' }],
    ['below zero', 200, { 'content-length': '-1' }],
    ['with a range of unknown length', 206, { 'content-range': 'bytes 5-11/*', 'content-length': '7' }],
    ['with a part but no range', 206, { 'content-length': '7' }],
    ['with a range of other units', 206, { 'content-range': 'items 5-11/12' }],
  ])('is unknown %s', (_what, status, headers) => expect(totalOf(status, headers)).toBeNull());
});

describe('a partial response', () => {
  it.each([
    ['bytes 5-11/12', true],
    ['bytes 5-11/*', true],
    ['bytes 4-11/12', false],
    ['bytes 6-11/12', false],
    ['bytes 0-11/12', false],
    ['bytes 55-60/61', false],
    ['bytes */12', false],
    ['5-11/12', false],
    ['', false],
  ])('with "%s" continues after five bytes: %s', (range, goesOn) => {
    expect(continues({ 'content-range': range }, 5)).toBe(goesOn);
  });

  it('without a range continues nowhere', () => expect(continues({}, 0)).toBe(false));
});
