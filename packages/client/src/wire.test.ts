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

describe('the address of a call', () => {
  it.each(['http://h', 'http://h/', 'http://h///'])('has one slash between %s and its path', (base) => {
    expect(addressOf(base, route('/api/skus'), {})).toBe('http://h/api/skus');
  });

  it('preserves a path of the base, and may have no base', () => {
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
  ])('encodes %j as one part of its path', (number, encoded) => {
    const address = addressOf(BASE, route('/api/rulings/{number}/codes'), { params: { number } });
    expect(address).toBe(`${BASE}/api/rulings/${encoded}/codes`);
  });

  it.each(['', '.', '..', null, undefined])('is rejected with %j as a part of its path', (number) => {
    const parts = { params: { number } };
    expect(() => addressOf(BASE, route('/api/rulings/{number}'), parts)).toThrow(TypeError);
    expect(() => addressOf(BASE, route('/api/rulings/{number}'), parts)).toThrow('the parameter number');
  });

  it('preserves a part that only begins with dots, and zero and false', () => {
    const params = { a: '...', b: 0, c: false };
    expect(addressOf('', route('/{a}/{b}/{c}'), { params })).toBe('/.../0/false');
  });

  it('fills each parameter with its own value', () => {
    const path = '/api/{kind}/{id}/{kind}';
    expect(addressOf(BASE, route(path), { params: { id: 7, kind: 'skus' } })).toBe(`${BASE}/api/skus/7/skus`);
  });

  it('fills no braces that a value brought along', () => {
    const params = { a: '{b}', b: 'x' };
    expect(addressOf(BASE, route('/{a}/{b}'), { params })).toBe(`${BASE}/%7Bb%7D/x`);
  });

  it('repeats lists, preserves zero, false and empty text, and leaves out absent values', () => {
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

  it('has no question mark where nothing is asked', () => {
    expect(addressOf(BASE, route('/x'), { query: { q: undefined, kind: [] } })).toBe(`${BASE}/x`);
  });

  it('encodes signs of a query that would end it or begin another value', () => {
    const address = addressOf(BASE, route('/x'), { query: { q: 'a&b=c+d #1 %41', market: 'US' } });
    expect(new URL(address).searchParams.get('q')).toBe('a&b=c+d #1 %41');
    expect([...new URL(address).searchParams.keys()]).toEqual(['q', 'market']);
  });
});

describe('the body of a call', () => {
  it('is JSON with its type, null and empty text included', () => {
    expect(bodyOf(route('/x', 'json'), { body: { code: null, note: '', at: undefined } })).toEqual({
      body: '{"code":null,"note":""}',
      type: 'application/json',
    });
  });

  it.each([
    ['a call without a body', null, { a: 1 }],
    ['a body that may be left out', 'json', undefined],
  ] as const)('is none for %s', (_what, kind, body) => {
    expect(bodyOf(route('/x', kind), { body })).toEqual({});
  });

  it('is a form that names its own type, with files and fields', async () => {
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

  it('sends a view of a longer array alone', async () => {
    const content = new TextEncoder().encode('xxcode,textxx').subarray(2, 11);
    const { body } = bodyOf(route('/x', 'form'), { body: { file: { name: 'a.csv', content } } });
    const file = body instanceof FormData ? body.get('file') : null;
    expect(file instanceof Blob ? await file.text() : null).toBe('code,text');
  });

  it('is an empty form where nothing is given', () => {
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
  ])('is called as %s says', async (disposition, name) => expect(await named(disposition)).toBe(name));

  it('has its bytes as they came, and a type where none is said', async () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x00, 0xff]);
    expect(await readFileAnswer(new Response(bytes))).toEqual({
      name: null,
      type: 'application/octet-stream',
      content: bytes,
    });
  });
});
