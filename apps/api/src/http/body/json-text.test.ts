import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@svc/domain/errors/domain-error';
import { decodeUtf8, parseJsonText } from './json-text.ts';
import { placeAfter, TEXT_START } from './text-place.ts';

/** Position at which an error says that JSON breaks. */
function placeOf(work: () => unknown): unknown {
  try {
    return { read: work() };
  } catch (error) {
    return error instanceof DomainError && error.code === 'bad_request' ? error.details : error;
  }
}

describe('placeAfter', () => {
  it.each([
    ['nothing', '', 0, { position: 0, line: 1, column: 1 }],
    ['the middle of a line', 'abc', 2, { position: 2, line: 1, column: 3 }],
    ['the end of a line', 'ab\ncd', 2, { position: 2, line: 1, column: 3 }],
    ['the beginning of the next', 'ab\ncd', 3, { position: 3, line: 2, column: 1 }],
    ['blank lines', '\n\n\n', 3, { position: 3, line: 4, column: 1 }],
    ['a line end of two signs', 'a\r\nb', 3, { position: 3, line: 2, column: 1 }],
  ])('counts %s', (_what, text, length, place) => {
    expect(placeAfter(TEXT_START, text, length)).toEqual(place);
  });

  it('continues where the previous text ended, on the same or a later line', () => {
    const start = placeAfter(TEXT_START, 'ab\ncd');
    expect(placeAfter(start, 'ef')).toEqual({ position: 7, line: 2, column: 5 });
    expect(placeAfter(start, 'e\nf')).toEqual({ position: 8, line: 3, column: 2 });
  });

  it('is the same however the text is split', () => {
    const text = '{"a":\n [1,\n\n2]}\n';
    for (let cut = 0; cut <= text.length; cut += 1) {
      const halves = placeAfter(placeAfter(TEXT_START, text.slice(0, cut)), text.slice(cut));
      expect(halves).toEqual(placeAfter(TEXT_START, text));
    }
  });
});

describe('decodeUtf8', () => {
  it('drops a leading byte order mark and preserves one in the middle', () => {
    const bytes = Buffer.from('\ufeff{}');
    expect(decodeUtf8(bytes)).toBe('{}');
    expect(decodeUtf8(bytes, { position: 7, line: 1, column: 8 })).toBe('\ufeff{}');
  });

  it.each([
    ['a byte that begins nothing', [0x61, 0xff], 1],
    ['a character that is cut off', [0x61, 0x62, 0xe3, 0x81], 2],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80], 0],
    ['a slash in more bytes than it needs', [0x61, 0xc0, 0xaf], 1],
  ])('locates %s', (_what, bytes, position) => {
    expect(placeOf(() => decodeUtf8(Buffer.from(bytes)))).toEqual({
      position,
      line: 1,
      column: position + 1,
    });
  });

  it('counts the lines before it, including those of previous parts', () => {
    const bytes = Buffer.from([0x0a, 0x61, 0xff]);
    expect(placeOf(() => decodeUtf8(bytes))).toEqual({ position: 2, line: 2, column: 2 });
    const start = { position: 10, line: 3, column: 5 };
    expect(placeOf(() => decodeUtf8(bytes, start))).toEqual({ position: 12, line: 4, column: 2 });
  });
});

describe('parseJsonText', () => {
  it.each([
    '{"__proto__":{"admin":true}}',
    '{"\\u005f_proto__":{"admin":true}}',
    '{"__proto\\u005F_":{"admin":true}}',
    '{"a":[{"__proto__":1,"b":{"__proto__":2}}]}',
  ])('drops a field that would be a prototype: %s', (text) => {
    const read = JSON.stringify(parseJsonText(text));
    expect(read).not.toMatch(/proto|admin/);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  it('leaves that name alone where it is a value', () => {
    expect(parseJsonText('{"a":"__proto__","b":["__proto__"]}')).toEqual({
      a: '__proto__',
      b: ['__proto__'],
    });
  });

  it('uses the last of two fields with one name, as JSON does', () => {
    expect(parseJsonText('{"a":1,"a":2}')).toEqual({ a: 2 });
  });

  it.each([
    ['', 0],
    ['{', 1],
    ['{"a":1,}', 7],
    ["{'a':1}", 1],
    ['[1 2]', 3],
    ['{"a":NaN}', 5],
    ['{"a":01}', 6],
    ['{} {}', 3],
    ['{"a":"\n"}', 6],
    ['// words', 0],
  ])('reports that %j breaks at %d', (text, position) => {
    expect(placeOf(() => parseJsonText(text))).toMatchObject({ position });
  });
});
