import fc from 'fast-check';
import type { Operation } from '../../src/http/operation.ts';
import type { AnySchema, JsonSchema } from '../../src/http/schema/schema.ts';
import { arbitraryBody, type WiredBody } from './arbitrary-body.ts';
import { CALLERS, type Caller } from './callers.ts';
import { poisonText } from './poison.ts';
import { validValue } from './valid-value.ts';

/** A path part: literal text, or the index of a record that exists at run time. */
type PathPart = { readonly raw: string } | { readonly name: string; readonly pick: number };

export interface DrawnRequest {
  readonly operation: Operation;
  readonly method: string;
  readonly parts: readonly PathPart[];
  readonly query: string;
  readonly body: WiredBody | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly caller: Caller;
}

const OTHER_METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
] as const;

const ODD_PARTS = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '%',
  '..%2f..',
  '%2e%2e',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1.5',
  '1e3',
  '2147483648',
  '99999999999999999999',
  '0'.repeat(32),
  'F'.repeat(32),
  'f'.repeat(31),
  'x'.repeat(3000),
  '%F0%9F%98%80',
  'me',
  'null',
] as const;

// Node itself rejects headers over 16 KiB, with a different message.
const ENCODED_MAX_CHARS = 3000;

function encoded(text: string): string {
  // encodeURIComponent throws on a lone surrogate.
  return encodeURIComponent(Buffer.from(text).toString()).slice(0, ENCODED_MAX_CHARS);
}

function pathPart(name: string): fc.Arbitrary<PathPart> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.nat(30).map((pick) => ({ name, pick })) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_PARTS).map((raw) => ({ raw })) },
    { weight: 1, arbitrary: poisonText.map((text) => ({ raw: encoded(text) || '%20' })) },
  );
}

function pathOf({ path }: Operation): fc.Arbitrary<readonly PathPart[]> {
  const parts = path.split('/').slice(1);
  return fc.tuple(
    ...parts.map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name === undefined ? fc.constant<PathPart>({ raw: part }) : pathPart(name);
    }),
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(schema: AnySchema | undefined): readonly (readonly [string, JsonSchema])[] {
  const properties = schema?.json['properties'];
  if (!isSchema(properties)) return [];
  return Object.entries(properties).filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]));
}

function inQuery(name: string, value: unknown): string {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map((each) => `${encoded(name)}=${encoded(String(each))}`).join('&');
}

const ODD_QUERIES = [
  '__proto__=1',
  '__proto__[x]=1',
  'constructor=1',
  'page=1&page=2',
  'page[]=1',
  'page[a]=1',
  'limit=1&limit=1',
  'q=a&q=b',
  'q[]=x',
  'status=proposed&status=error',
  'status[0]=error',
  'market=US&market=EU',
  'q=%00',
  'q=%ff',
  'q=%',
  '%=%',
  '=',
  '&&&',
  'sort=newest&sort=risk',
  'date_from=2026-12-01&date_to=2026-01-01',
  'page=2147483647&page_size=200',
  'offset=2147483647',
] as const;

function oddEntries(name: string): fc.Arbitrary<string> {
  return fc.oneof(
    poisonText.map((text) => `${encoded(name)}=${encoded(text)}`),
    fc.constantFrom(
      name,
      `${name}=`,
      `${name}=%ff`,
      `${name}[]=1`,
      `${name}=a&${name}=b`,
      `${name}[__proto__]=1`,
    ),
  );
}

function requiredOf(schema: AnySchema | undefined): readonly unknown[] {
  const required = schema?.json['required'];
  return Array.isArray(required) ? required : [];
}

function queryOf({ inputs }: Operation): fc.Arbitrary<string> {
  const fields = fieldsOf(inputs.query);
  const required = requiredOf(inputs.query);
  const entry = ([name, schema]: readonly [string, JsonSchema]) =>
    validValue(schema, name).map((value) => inQuery(name, value));
  const needed = fc.tuple(...fields.filter(([name]) => required.includes(name)).map(entry));
  const valid = fields.filter(([name]) => !required.includes(name)).map(entry);
  const odd = [fc.constantFrom<string>(...ODD_QUERIES), ...fields.map(([name]) => oddEntries(name))];
  const some = (entries: readonly fc.Arbitrary<string>[], maxLength: number) =>
    entries.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...entries), { maxLength });
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(needed, some(valid, 3)).map((entries) => entries.flat().join('&')),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(some(valid, 3), some(odd, 2))
        .map(([right, wrong]) => [...right, ...wrong].join('&')),
    },
  );
}

const HEADERS: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<
  Readonly<Record<string, string>>
>(
  {},
  {},
  {},
  { 'accept-language': 'vi' },
  { 'accept-language': 'ja;q=0.1, ko;q=0.9' },
  { 'accept-language': 'ko-KR' },
  { 'accept-language': ';;;q=,*;q=0' },
  { 'accept-language': 'x'.repeat(4000) },
  { 'x-request-id': 'order-12345678' },
  { 'x-request-id': '{}' },
  { accept: 'text/html' },
  { expect: '100-continue' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-1' },
  { 'x-http-method-override': 'DELETE' },
);

/** Idempotency keys for half of the requests: new, repeated and malformed ones. */
const KEYS: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .oneof(
    { weight: 10, arbitrary: fc.constant(null) },
    { weight: 6, arbitrary: fc.uuid() },
    { weight: 3, arbitrary: fc.constantFrom('1', '2', '3', 'x'.repeat(255)) },
    { weight: 1, arbitrary: fc.constantFrom('two words', 'x'.repeat(256), '') },
  )
  .map((key) => (key === null ? {} : { 'idempotency-key': key }));

const FITTING = {
  public: ['nobody', 'entry'],
  entry: ['entry', 'otherEntry', 'reviewer', 'admin'],
  reviewer: ['reviewer', 'otherReviewer', 'admin', 'session of admin'],
  admin: ['admin', 'session of admin'],
  session: ['session of admin'],
} as const satisfies Record<string, readonly Caller[]>;

function callerOf({ access }: Operation): fc.Arbitrary<Caller> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Caller>(...FITTING[access]) },
    { weight: 1, arbitrary: fc.constantFrom<Caller>(...CALLERS) },
  );
}

/** A request to an operation by one of the callers: valid, or invalid in any part. */
export function arbitraryRequest(operation: Operation): fc.Arbitrary<DrawnRequest> {
  const own = operation.method.toUpperCase();
  return fc.record({
    operation: fc.constant(operation),
    method: fc.oneof(
      { weight: 24, arbitrary: fc.constant(own) },
      { weight: 1, arbitrary: fc.constantFrom(...OTHER_METHODS) },
    ),
    parts: pathOf(operation),
    query: queryOf(operation),
    body: arbitraryBody(operation),
    headers: fc.tuple(HEADERS, KEYS).map(([headers, key]) => ({ ...headers, ...key })),
    caller: callerOf(operation),
  });
}
