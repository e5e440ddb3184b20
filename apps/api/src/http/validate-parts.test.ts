import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@svc/domain/errors/domain-error';
import { limitField, offsetField, pageFields, pageRange } from './paging.ts';
import { object } from './schema/collection.ts';
import { id, text } from './schema/text.ts';
import { validateParts } from './validate-parts.ts';

const SCHEMAS = {
  params: object({ thing_id: id() }),
  query: object({ ...pageFields({ default: 20, max: 200 }), ...offsetField() }),
  body: object({ name: text({ max: 3 }) }),
};
const ID = '0'.repeat(32);

type Raw = Parameters<typeof validateParts>[1];

const parts = (changes: Partial<Raw> = {}): Raw => ({
  params: { thing_id: ID },
  query: {},
  body: { name: 'x' },
  ...changes,
});

function errorOf(raw: Raw): DomainError {
  try {
    validateParts(SCHEMAS, raw);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('validateParts', () => {
  it('reads the query as text, the body as JSON and fills defaults', () => {
    expect(validateParts(SCHEMAS, parts({ query: { page: '3' } }))).toEqual({
      params: { thing_id: ID },
      query: { page: 3, page_size: 20, offset: 0 },
      body: { name: 'x' },
    });
  });

  it('lists the failing fields of query and body together', () => {
    const { code, errors } = errorOf(parts({ query: { page: '0' }, body: { name: 'long' } }));
    expect(code).toBe('validation_error');
    expect(errors?.map(({ field }) => field)).toEqual(['page', 'name']);
  });

  it('returns 404 for a path of another form once the fields are valid', () => {
    const params = { thing_id: 'nonsense' };
    expect(errorOf(parts({ params }))).toMatchObject({ code: 'not_found', errors: undefined });
    expect(errorOf(parts({ params, body: {} })).errors?.map(({ field }) => field)).toEqual(['name']);
  });

  it('passes on parts without a schema unchanged', () => {
    const file = { filename: 'a.csv' };
    expect(validateParts({}, { params: {}, query: { any: '1' }, body: file }).body).toBe(file);
  });

  it('ignores unknown parameters, including names that every object has', () => {
    const query = JSON.parse('{"__proto__":"x","constructor":"y","pages":"9"}') as unknown;
    expect(validateParts(SCHEMAS, parts({ query })).query).toEqual({ page: 1, page_size: 20, offset: 0 });
  });
});

describe('the fields of lists', () => {
  const fields = (query: object, schema: object = SCHEMAS.query) => {
    try {
      return validateParts({ query: schema as typeof SCHEMAS.query }, parts({ query })).query;
    } catch (error) {
      return error instanceof DomainError ? error.errors?.map(({ field }) => field) : error;
    }
  };

  it.each([
    [
      { page: '1', page_size: '1' },
      { page: 1, page_size: 1 },
    ],
    [{ page_size: '200' }, { page: 1, page_size: 200 }],
    [{ page: '2147483647' }, { page: 2_147_483_647, page_size: 20 }],
  ])('accept %j', (query, read) => {
    expect(fields(query)).toMatchObject(read);
  });

  it.each([
    [{ page: '0' }, ['page']],
    [{ page: '-1' }, ['page']],
    [{ page: '' }, ['page']],
    [{ page: '1.0' }, ['page']],
    [{ page: '2147483648' }, ['page']],
    [{ page_size: '0' }, ['page_size']],
    [{ page_size: '201' }, ['page_size']],
    [{ offset: '-1' }, ['offset']],
    [{ page: ['1', '2'] }, ['page']],
  ])('reject %j', (query, failing) => {
    expect(fields(query)).toEqual(failing);
  });

  it('have a limit between one and the maximum', () => {
    const schema = object(limitField({ default: 50, max: 500 }));
    expect(fields({}, schema)).toEqual({ limit: 50 });
    expect(fields({ limit: '500' }, schema)).toEqual({ limit: 500 });
    for (const limit of ['0', '501']) expect(fields({ limit }, schema)).toEqual(['limit']);
  });
});

it.each([
  [1, 20, 0],
  [2, 20, 20],
  [7, 3, 18],
  [2_147_483_647, 500, 1_073_741_823_000],
])('pageRange of page %d with %d items skips %d', (page, page_size, offset) => {
  expect(pageRange({ page, page_size })).toEqual({ offset, limit: page_size });
});
