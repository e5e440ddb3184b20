import { describe, expect, it } from '@jest/globals';
import { columnMapping, type Batch } from './column-mapping.ts';

const NOTHING = {
  description: null,
  material: null,
  use: null,
  composition: null,
  origin: null,
  notes: null,
  sku: null,
  existing_code: null,
};
const COLUMNS = ['Tên hàng', 'Fabric', 'Item no.', 'a=b'];

function batch(suggested: Partial<Record<keyof typeof NOTHING, string>>): Batch {
  return {
    columns: COLUMNS,
    validation: { suggested_mapping: { ...NOTHING, ...suggested } },
  } as unknown as Batch;
}

describe('the column mapping of a file', () => {
  it('is the suggestion of the service by default', () => {
    const suggested = batch({ description: 'Tên hàng', sku: 'Item no.' });
    const mapping = { ...NOTHING, description: 'Tên hàng', sku: 'Item no.' };
    expect(columnMapping(suggested, null)).toEqual(mapping);
    expect(columnMapping(suggested, ' , ,')).toEqual(mapping);
  });

  it('is overridden by given mappings', () => {
    const suggested = batch({ description: 'Tên hàng', composition: 'Fabric' });
    expect(columnMapping(suggested, ' material = Fabric ,sku=Item no.')).toEqual({
      ...NOTHING,
      description: 'Tên hàng',
      material: 'Fabric',
      sku: 'Item no.',
    });
  });

  it('can name a column with an equals sign', () => {
    expect(columnMapping(batch({}), 'description=a=b')).toMatchObject({ description: 'a=b' });
  });

  it('can use one column for two fields', () => {
    expect(columnMapping(batch({}), 'description=Fabric,material=Fabric')).toMatchObject({
      description: 'Fabric',
      material: 'Fabric',
    });
  });

  it.each([
    ['Fabric', 'must be FIELD=COLUMN'],
    ['=Fabric', 'must be FIELD=COLUMN'],
    ['Material=Fabric', 'must be FIELD=COLUMN'],
    ['hts_code=Fabric', 'must be FIELD=COLUMN'],
    ['constructor=Fabric', 'must be FIELD=COLUMN'],
    ['material=fabric', 'names no column of the file: "fabric"'],
    ['material=', 'names no column of the file: ""'],
    ['description=Tên hàng,material=Color', 'names no column of the file: "Color"'],
  ])('is rejected for %j', (given, words) => {
    expect(() => columnMapping(batch({ description: 'Tên hàng' }), given)).toThrow(
      expect.objectContaining({ code: 'validation_error', message: expect.stringContaining(words) }),
    );
  });

  it('requires a description, and the error lists the columns', () => {
    expect(() => columnMapping(batch({ sku: 'Item no.' }), 'material=Fabric')).toThrow(
      expect.objectContaining({
        code: 'validation_error',
        message: expect.stringContaining('Columns: Tên hàng, Fabric, Item no., a=b'),
      }),
    );
  });
});
