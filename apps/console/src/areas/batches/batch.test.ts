import { describe, expect, it } from '@jest/globals';
import { changedCells, costOf, fieldOf, isEditable, mapColumn, setupBody, type Mapping } from './batch.ts';

const MAPPING: Mapping = {
  description: 'Name',
  material: 'Stuff',
  use: null,
  composition: null,
  origin: null,
  notes: null,
  sku: null,
  existing_code: null,
};

describe('the meaning of a column', () => {
  it('is removed from the previous column', () => {
    const mapped = mapColumn(MAPPING, 'Title', 'description');
    expect(mapped).toEqual({ ...MAPPING, description: 'Title' });
    expect(fieldOf(mapped, 'Name')).toBeNull();
  });

  it('is unique per column', () => {
    expect(mapColumn(MAPPING, 'Stuff', 'notes')).toEqual({ ...MAPPING, material: null, notes: 'Stuff' });
    expect(mapColumn(MAPPING, 'Stuff', null)).toEqual({ ...MAPPING, material: null });
  });
});

describe('a start', () => {
  it('needs a column with the product description', () => {
    const mapping = { ...MAPPING, description: null };
    expect(setupBody({ mapping, market: 'EU', save: false })).toBeNull();
  });

  it('saves to the catalog only if a column has the SKU', () => {
    const setup = { market: 'EU', save: true } as const;
    expect(setupBody({ ...setup, mapping: MAPPING })).toMatchObject({ market: 'EU', save_to_catalog: false });
    const mapping = { ...MAPPING, sku: 'No' };
    expect(setupBody({ ...setup, mapping })).toMatchObject({ save_to_catalog: true });
  });

  it.each([
    [3, 0.1, 0.3],
    [1000, 1, 1000],
    [0, 2, 0],
  ])('of %d rows at %d credits costs %d', (rows, each, cost) => {
    expect(costOf(rows, each)).toBe(cost);
  });
});

describe('a row', () => {
  it.each([
    ['uploaded', 'skipped', true],
    ['running', 'error', false],
    ['completed_with_errors', 'error', true],
    ['completed_with_errors', 'done', false],
  ] as const)('of a batch that is %s, itself %s: editable %s', (batch, row, isAllowed) => {
    expect(isEditable({ status: batch }, { status: row })).toBe(isAllowed);
  });

  it('sends only the changed cells', () => {
    expect(changedCells({ a: '1', b: '2' }, { a: '1', b: '3' })).toEqual({ b: '3' });
  });
});
