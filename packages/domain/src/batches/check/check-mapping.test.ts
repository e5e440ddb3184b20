import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../errors/domain-error.ts';
import { EMPTY_MAPPING, type SuggestedMapping } from '../column-mapping.ts';
import { columnList, rejectWrongMapping } from './check-mapping.ts';

const COLUMNS = ['product', 'made of', 'sku', '品名'];

/** Error of a mapping: its message and the failing fields; null where it is valid. */
function refused(mapping: Partial<SuggestedMapping>, saveToCatalog = false, columns = COLUMNS) {
  try {
    rejectWrongMapping(columns, { ...EMPTY_MAPPING, ...mapping }, saveToCatalog);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, messageKey, errors = [] } = error;
    return { code, messageKey, fields: errors.map(({ field }) => field) };
  }
}

describe('rejectWrongMapping', () => {
  it.each<[string, Partial<SuggestedMapping>]>([
    ['columns of the file, each once', { description: 'product', material: 'made of' }],
    ['a name in any script', { description: '品名' }],
    ['no column at all, which other rules look at', {}],
  ])('accepts %s', (_what, mapping) => {
    expect(refused(mapping)).toBeNull();
  });

  it.each(['Product', ' product', 'product ', 'prod', '', 'constructor', '品 名'])(
    'rejects the column %j: names are compared exactly',
    (column) => {
      expect(refused({ description: column })).toEqual({
        code: 'validation_error',
        messageKey: 'mapping_column_unknown',
        fields: ['column_mapping.description'],
      });
    },
  );

  it('rejects one column for two fields, at the second one', () => {
    expect(refused({ description: 'product', notes: 'product' })).toMatchObject({
      messageKey: 'mapping_column_twice',
      fields: ['column_mapping.notes'],
    });
  });

  it('lists every failing field with the message of the first', () => {
    const mapping = { description: 'none', material: 'made of', use: 'made of', origin: 'nowhere' };
    expect(refused(mapping, true)).toEqual({
      code: 'validation_error',
      messageKey: 'mapping_column_unknown',
      fields: [
        'column_mapping.description',
        'column_mapping.use',
        'column_mapping.origin',
        'column_mapping.sku',
      ],
    });
  });

  it('requires a SKU column only for saving to the catalog', () => {
    expect(refused({ description: 'product' }, true)).toMatchObject({ fields: ['column_mapping.sku'] });
    expect(refused({ description: 'product', sku: 'sku' }, true)).toBeNull();
  });
});

describe('columnList', () => {
  const names = (count: number) => Array.from({ length: count }, (_, place) => `c${place + 1}`);

  it.each([
    [0, ''],
    [2, 'c1, c2'],
    [20, names(20).join(', ')],
    [21, `${names(20).join(', ')}, …`],
    [256, `${names(20).join(', ')}, …`],
  ])('of %d columns lists at most twenty', (count, text) => {
    expect(columnList(names(count))).toBe(text);
  });
});
