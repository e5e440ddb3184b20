import { describe, expect, it } from '@jest/globals';
import type { Route } from './route.ts';
import { addressOf, bodyOf, readFileAnswer } from './wire.ts';

const route = (path: string, body: Route['body'] = null): Route => ({
  method: 'GET',
  path,
  body,
  isFile: false,
});
const BASE = 'http://127.0.0.1:8080';

describe('the URL of a call', () => {
  it.each(['http://h', 'http://h/', 'http://h///'])('has one slash between %s and its path', (base) => {
    expect(addressOf(base, route('/api/skus'), {})).toBe('http://h/api/skus');
  });

  it('preserves the base path, and works without a base', () => {
    expect(addressOf('https://h/tariff/', route('/api/skus'), {})).toBe('https://h/tariff/api/skus');
    expect(addressOf('', route('/api/skus'), {})).toBe('/api/skus');
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['a b', 'a%20b'],
    ['100%', '100%25'],
    ['%2e%2e', '%252e%252e'],
    ['áo 綿', '%C3%A1o%20%E7%B6%BF'],
  ])('encodes %j as a single path segment', (number, encoded) => {
    const address = addressOf(BASE, route('/api/rulings/{number}/codes'), { params: { number } });
    expect(address).toBe(`${BASE}/api/rulings/${encoded}/codes`);
  });

  it.each(['', '.', '..', null, undefined])('is rejected with %j as a path segment', (number) => {
    const parts = { params: { number } };
    expect(() => addressOf(BASE, route('/api/rulings/{number}'), parts)).toThrow(TypeError);
    expect(() => addressOf(BASE, route('/api/rulings/{number}'), parts)).toThrow('the parameter number');
  });

  it('preserves a segment that starts with dots, zero and false', () => {
    const params = { a: '...', b: 0, c: false };
    expect(addressOf('', route('/{a}/{b}/{c}'), { params })).toBe('/.../0/false');
  });

  it('fills each parameter with its own value', () => {
    const path = '/api/{kind}/{id}/{kind}';
    expect(addressOf(BASE, route(path), { params: { id: 7, kind: 'skus' } })).toBe(`${BASE}/api/skus/7/skus`);
  });

  it('does not fill braces that are part of a value', () => {
    const params = { a: '{b}', b: 'x' };
    expect(addressOf(BASE, route('/{a}/{b}'), { params })).toBe(`${BASE}/%7Bb%7D/x`);
  });

  it('repeats lists, preserves zero, false and empty text, and omits absent values', () => {
    const query = {
      status: ['error', null, 'needs_info', undefined],
      page: 0,
      has_code: false,
      q: '',
      market: null,
      version: undefined,
      kind: [],
    };
    expect(addressOf(BASE, route('/x'), { query })).toBe(
      `${BASE}/x?status=error&status=needs_info&page=0&has_code=false&q=`,
    );
  });

  it('has no question mark without a query', () => {
    expect(addressOf(BASE, route('/x'), { query: { q: undefined, kind: [] } })).toBe(`${BASE}/x`);
  });

  it('encodes query characters that would end it or start another value', () => {
    const address = addressOf(BASE, route('/x'), { query: { q: 'a&b=c+d #1 %41', market: 'US' } });
    expect(new URL(address).searchParams.get('q')).toBe('a&b=c+d #1 %41');
    expect([...new URL(address).searchParams.keys()]).toEqual(['q', 'market']);
  });
});

describe('the body of a call', () => {
  it('is JSON with a content type, null and empty text included', () => {
    expect(bodyOf(route('/x', 'json'), { body: { code: null, note: '', at: undefined } })).toEqual({
      body: '{"code":null,"note":""}',
      type: 'application/json',
    });
  });

  it.each([
    ['a call without a body', null, { a: 1 }],
    ['a body that may be left out', 'json', undefined],
  ] as const)('is absent for %s', (_what, kind, body) => {
    expect(bodyOf(route('/x', kind), { body })).toEqual({});
  });

  it('is a form with its own content type, files and fields', async () => {
    const content = new Uint8Array([0x50, 0x4b, 0, 255]);
    const { body, type } = bodyOf(route('/x', 'form'), {
      body: { file: { name: 'sản phẩm.xlsx', content }, market: 'VN', count: 3 },
    });
    expect(type).toBeUndefined();
    if (!(body instanceof FormData)) throw new Error('no form');
    const file = body.get('file');
    if (!(file instanceof Blob)) throw new Error('no file');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(content);
    expect([Reflect.get(file, 'name'), body.get('market'), body.get('count')]).toEqual([
      'sản phẩm.xlsx',
      'VN',
      '3',
    ]);
  });

  it('sends only the view of a longer array', async () => {
    const content = new TextEncoder().encode('xxcode,textxx').subarray(2, 11);
    const { body } = bodyOf(route('/x', 'form'), { body: { file: { name: 'a.csv', content } } });
    const file = body instanceof FormData ? body.get('file') : null;
    expect(file instanceof Blob ? await file.text() : null).toBe('code,text');
  });

  it('is an empty form without values', () => {
    const { body } = bodyOf(route('/x', 'form'), {});
    expect(body instanceof FormData ? [...body.keys()] : null).toEqual([]);
  });
});

describe('the file of a response', () => {
  const named = async (disposition: string): Promise<string | null> =>
    (await readFileAnswer(new Response('x', { headers: { 'content-disposition': disposition } }))).name;

  it.each([
    ['attachment; filename="a;b.csv"', 'a;b.csv'],
    ['attachment; FILENAME=a.csv; size=3', 'a.csv'],
    [`attachment; filename*=utf-8''k%E1%BA%BFt.csv; filename="x.csv"`, 'kết.csv'],
    [`attachment; filename*=UTF-8''100%.csv; filename="100.csv"`, '100.csv'],
    [`attachment; filename*=UTF-8''%ff.csv`, null],
    ['attachment; filename=""', ''],
    ['inline', null],
  ])('is named as in %s', async (disposition, name) => expect(await named(disposition)).toBe(name));

  it('has its original bytes, and a default type if none is sent', async () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x00, 0xff]);
    expect(await readFileAnswer(new Response(bytes))).toEqual({
      name: null,
      type: 'application/octet-stream',
      content: bytes,
    });
  });
});
