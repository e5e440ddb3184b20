import { describe, expect, it } from '@jest/globals';
import { boundedText, isZip } from './table-file.ts';

const refusal = expect.objectContaining({ code: 'archive_inflates' });

describe('the text of a table', () => {
  it('is read completely without limits', () => {
    const long = 'x'.repeat(1_000_000);
    expect(boundedText({})(long)).toBe(long);
  });

  it('is truncated at the cell limit', () => {
    const bounded = boundedText({ maxCellChars: 3 });
    expect(['abc', 'abcd', ''].map(bounded)).toEqual(['abc', 'abc', '']);
  });

  it('may have exactly the total cell limit, and not one character more', () => {
    const bounded = boundedText({ maxChars: 5 });
    expect([bounded('abc'), bounded(''), bounded('de')]).toEqual(['abc', '', 'de']);
    expect(() => bounded('f')).toThrow(refusal);
  });

  it('is counted before truncation: a million cells of one long text are too much', () => {
    const bounded = boundedText({ maxCellChars: 1, maxChars: 10 });
    expect(bounded('abcdef')).toBe('a');
    expect(() => bounded('abcdef')).toThrow(refusal);
  });

  it('is rejected with the exceeded limit', () => {
    expect(() => boundedText({ maxChars: 0 })('x')).toThrow(
      expect.objectContaining({ params: { limit: 0 }, message: expect.stringContaining('archive_inflates') }),
    );
  });

  it('in one table does not count for the next', () => {
    const bounds = { maxChars: 3 };
    expect([boundedText(bounds)('abc'), boundedText(bounds)('abc')]).toEqual(['abc', 'abc']);
  });
});

it.each([
  ['with entries', 'PK\u0003\u0004rest', true],
  ['of the first signature alone', 'PK\u0003\u0004', true],
  ['without entries, which no workbook is', 'PK\u0005\u0006', false],
  ['cut within its signature', 'PK\u0003', false],
  ['behind another byte', ' PK\u0003\u0004', false],
  ['of text that begins with the letters', 'PKG,Text\n', false],
  ['of no bytes', '', false],
])('a zip archive %s: %j', (_what, text, is) => expect(isZip(Buffer.from(text, 'latin1'))).toBe(is));
