import fc from 'fast-check';
import type { Operation } from '../../src/http/operation.ts';
import { poison, STRANGE_NAMES } from './poison.ts';
import { validValue } from './valid-value.ts';

export interface WiredBody {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_TYPE = { 'content-type': 'application/json' } as const;
const MIB = 1024 * 1024;

type Mutation = (value: unknown) => unknown;

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withField(value: Record<string, unknown>, name: string, put: unknown): Record<string, unknown> {
  const copy = { ...value };
  // `copy[name] =` would set the prototype if the name is `__proto__`.
  Object.defineProperty(copy, name, { value: put, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** Corrupts one place; more picks reach deeper. */
function spoil(value: unknown, picks: readonly number[], put: unknown): unknown {
  const [pick, ...deeper] = picks;
  if (pick === undefined) return put;
  if (Array.isArray(value) && value.length > 0) {
    const place = pick % value.length;
    return value.map((entry: unknown, index) => (index === place ? spoil(entry, deeper, put) : entry));
  }
  if (!isFields(value) || Object.keys(value).length === 0) return put;

  const names = Object.keys(value);
  const name = names[pick % names.length] ?? '';

  return withField(value, name, spoil(value[name], deeper, put));
}

function without(value: unknown, pick: number): unknown {
  if (!isFields(value)) return value;
  const gone = Object.keys(value)[pick % Math.max(Object.keys(value).length, 1)];
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone));
}

const picks = fc.array(fc.nat(20), { minLength: 1, maxLength: 3 });

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(picks, poison).map(
      ([at, put]) =>
        (value: unknown) =>
          spoil(value, at, put),
    ),
  },
  { weight: 2, arbitrary: fc.nat(20).map((pick) => (value: unknown) => without(value, pick)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...STRANGE_NAMES), poison).map(
      ([name, put]) =>
        (value: unknown) =>
          isFields(value) ? withField(value, name, put) : value,
    ),
  },
  { weight: 1, arbitrary: poison.map((put) => () => put) },
);

function asJson(value: unknown): WiredBody {
  return { bytes: Buffer.from(JSON.stringify(value) ?? ''), headers: JSON_TYPE };
}

const ODD_TYPES = [
  '',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16le',
  'application/vnd.api+json',
  'APPLICATION/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'garbage',
  ';',
] as const;

const ODD_ENCODINGS = ['gzip', 'deflate', 'br', 'identity', 'weird'] as const;

const RAW_BODIES: readonly Buffer[] = [
  Buffer.from(''),
  Buffer.from(' '),
  Buffer.from('{'),
  Buffer.from('{"description": "x",}'),
  Buffer.from('\ufeff{}'),
  Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
  Buffer.from('{"description":"\\ud800"}'),
  Buffer.from('{"a":1,"a":2}'),
  Buffer.from('['.repeat(100_000)),
  Buffer.from('{"a":'.repeat(50_000)),
  Buffer.from('"text"'),
  Buffer.from('NaN'),
  Buffer.from('1e99999'),
  Buffer.from(`{"description":"${'x'.repeat(MIB)}"}`),
];

function spoiledJson(value: fc.Arbitrary<unknown>): fc.Arbitrary<WiredBody> {
  const changed = fc
    .tuple(value, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([start, changes]) => asJson(changes.reduce((now, change) => change(now), start)));
  const oddType = fc
    .tuple(value, fc.constantFrom(...ODD_TYPES))
    .map(([sent, type]) => ({ ...asJson(sent), headers: { 'content-type': type } }));
  const oddEncoding = fc.tuple(value, fc.constantFrom(...ODD_ENCODINGS)).map(([sent, encoding]) => ({
    ...asJson(sent),
    headers: { ...JSON_TYPE, 'content-encoding': encoding },
  }));
  const raw = fc.constantFrom(...RAW_BODIES).map((bytes) => ({ bytes, headers: JSON_TYPE }));

  return fc.oneof(
    { weight: 12, arbitrary: changed },
    { weight: 2, arbitrary: oddType },
    { weight: 1, arbitrary: oddEncoding },
    { weight: 1, arbitrary: raw },
  );
}

const FILES: readonly Buffer[] = [
  Buffer.from('description,origin\r\nCotton shirt,VN\r\nSteel flask,CN\r\n'),
  Buffer.from('description;sku;__proto__\nShirt;P-1;x\n;;\n'),
  Buffer.from('description\n'),
  Buffer.from('description,description\na,b\n'),
  Buffer.from('description\n"never closed\n'),
  Buffer.from('description\na\u0000b\n'),
  Buffer.from('PK\u0003\u0004 and no archive'),
  Buffer.from(''),
];

const BOUNDARY = 'the-boundary';

function form(field: string, filename: string, content: Buffer, end: string): WiredBody {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n\r\n`;
  return {
    bytes: Buffer.concat([Buffer.from(head), content, Buffer.from(end)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

const forms = fc
  .tuple(
    fc.constantFrom('file', 'file', 'file', 'other', '__proto__', 'file[]'),
    fc.constantFrom('products.csv', '../../x.xlsx', '', 'ảnh.csv', '\u0000.csv', 'a'.repeat(400)),
    fc.constantFrom(...FILES),
    fc.constantFrom(`\r\n--${BOUNDARY}--\r\n`, `\r\n--${BOUNDARY}--\r\n`, ''),
  )
  .map(([field, filename, content, end]) => form(field, filename, content, end));

export function arbitraryBody({ inputs }: Operation): fc.Arbitrary<WiredBody | null> {
  const stray = fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: spoiledJson(fc.jsonValue({ maxDepth: 2 })) },
  );
  if (inputs.upload !== undefined)
    return fc.oneof({ weight: 5, arbitrary: forms }, { weight: 1, arbitrary: stray });
  if (inputs.body === undefined) return stray;

  const value = validValue(inputs.body.json);
  return fc.oneof(
    { weight: 5, arbitrary: value.map(asJson) },
    { weight: 5, arbitrary: spoiledJson(value) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}
