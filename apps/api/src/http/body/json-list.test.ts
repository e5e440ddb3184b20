import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@svc/domain/errors/domain-error';
import { JsonListParser } from './json-list.ts';

const RULE = { field: 'items', maxEntries: 3, entryFields: ['sku', 'x', 'a', 'b'] } as const;

function parse(text: string, piece = text.length): unknown {
  const parser = new JsonListParser(RULE);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += Math.max(1, piece)) {
    parser.write(bytes.subarray(at, at + Math.max(1, piece)));
  }
  return parser.end();
}

function errorOf(run: () => unknown): DomainError {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('JsonListParser', () => {
  it.each([
    '{"items":[]}',
    '{"items": [ ] , "check_codes": true}',
    '{"a":{"items":[1,2]},"items":[{"sku":"a,]}\\"["},{"x":"[}"}, 5],"z":null}',
    '{"items":["Áo thun – 綿 😀","\\u00e9\\\\",-1.5e3]}',
    '{"b":"items","c":["items",[1]],"items":[1]}',
    '{"items":{"0":1}}',
    '{"items":[1,2],"items":[3]}',
    '{"items":[1,2],"items":5}',
    ' \n{ "items" : [\n {"a":1}\n,\n{}\n]\n}\n',
    '[1,2,{"items":[1,2,3,4,5]}]',
    '"items"',
  ])('parses the same as JSON.parse however it is split: %j', (text) => {
    for (const piece of [1, 2, 3, 7, text.length]) expect(parse(text, piece)).toEqual(JSON.parse(text));
  });

  it.each([
    ['{"items":[1,]}', 12],
    ['{"items":[,1]}', 10],
    ['{"items":[1 2]}', 12],
    ['{"items":[1},"b":2}', 11],
    ['{"items":[{"a":1},\n{"b":tru}]}', 24],
    ['{"items":[1]', 12],
    ['{"items":[1', 11],
    ['{"items":["é"],"b" 1}', 19],
    ['{"items":[1]}x', 13],
  ])('reports where %j breaks', (text, position) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    for (const piece of [1, 5, text.length]) {
      const refusal = errorOf(() => parse(text, piece));
      expect([refusal.code, refusal.details?.['position']]).toEqual(['bad_request', position]);
    }
  });

  it('counts lines and columns of the whole body', () => {
    const { details } = errorOf(() => parse('{"items":[\n{"a":1},\n  {"b":tru}]}'));
    expect(details).toEqual({ position: 27, line: 3, column: 8 });
  });

  it('reports the position of bytes that are not UTF-8', () => {
    const parser = new JsonListParser(RULE);
    const bytes = Buffer.concat([Buffer.from('{"items":["ok","'), Buffer.from([0xff]), Buffer.from('"]}')]);
    expect(errorOf(() => parser.write(bytes)).details).toEqual({ position: 16, line: 1, column: 17 });
  });

  it('drops a field named __proto__, as other bodies do', () => {
    const body = parse('{"items":[{"__proto__":{"a":1},"b":2}]}');
    expect(body).toEqual({ items: [{ b: 2 }] });
  });

  it('rejects the first excess entry before the rest has arrived', () => {
    const parser = new JsonListParser(RULE);
    const refusal = errorOf(() => parser.write(Buffer.from('{"items":[1,2,3,4,')));
    expect([refusal.code, refusal.errors]).toEqual([
      'validation_error',
      [{ field: 'items', message: 'must be an array of at most 3 entries' }],
    ]);
  });

  it('accepts an entry’s known fields with simple values only', () => {
    const text =
      '{"items":[{"sku":"P","other":{"sku":"Q"},"a":{"b":[1,2]},"b":[{"c":1}],"x":null},[{},{}],"t"]}';
    expect(parse(text)).toEqual({ items: [{ sku: 'P', a: {}, b: [], x: null }, [], 't'] });
  });

  it('rejects more text than the valid fields of all entries can have', () => {
    const parser = new JsonListParser(RULE);
    const entry = (chars: number): Buffer => Buffer.from(`{"sku":"${'x'.repeat(chars)}"},`);
    parser.write(Buffer.from('{"items":['));
    parser.write(entry(17_000));
    const refusal = errorOf(() => parser.write(entry(2000)));
    expect([refusal.code, refusal.messageKey]).toEqual(['payload_too_large', 'body_text_too_large']);
  });

  it.each([
    ['blanks', ' '.repeat(300_000)],
    ['nested arrays', '['.repeat(300_000)],
    ['a long text', `"${'x'.repeat(300_000)}`],
  ])('rejects an entry of more than 256 KiB: %s', (_what, text) => {
    const parser = new JsonListParser(RULE);
    const refusal = errorOf(() => parser.write(Buffer.from(`{"items":[1,${text}`)));
    expect(refusal.errors?.[0]?.field).toBe('items.1');
  });

  it.each([
    ['arrays within arrays', '['.repeat(1001)],
    ['empty objects', `[${'{},'.repeat(1001)}`],
    ['fields', `{${'"a":1,'.repeat(1001)}`],
  ])('rejects an entry of more than 1000 values before parsing it: %s', (_what, text) => {
    const parser = new JsonListParser({ ...RULE, maxEntries: 100 });
    const refusal = errorOf(() => parser.write(Buffer.from(`{"items":[1,${text}`)));
    expect(refusal.errors).toEqual([{ field: 'items.1', message: 'must hold at most 1000 values' }]);
  });

  it('rejects more than a hundred values per entry over all entries', () => {
    const parser = new JsonListParser(RULE);
    const ofValues = (values: number) => `[${'1,'.repeat(values - 1)}1]`;
    parser.write(Buffer.from(`{"items":[${ofValues(200)},`));
    const refusal = errorOf(() => parser.write(Buffer.from(ofValues(100))));
    expect(refusal.errors).toEqual([{ field: 'items.1', message: 'must not bring items above 300 values' }]);
  });

  it.each([
    ['blanks', '\n'.repeat(1_100_000)],
    ['another field', `{"other":[${'{},'.repeat(400_000)}`],
  ])('rejects more than 1 MiB outside the list: %s', (_what, text) => {
    const parser = new JsonListParser(RULE);
    const refusal = errorOf(() => parser.write(Buffer.from(text)));
    expect([refusal.code, refusal.messageKey]).toEqual(['payload_too_large', 'body_rest_too_large']);
  });
});
