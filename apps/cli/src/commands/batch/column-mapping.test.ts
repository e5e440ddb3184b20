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

describe('what the columns of a file are', () => {
  it('is what the service suggests where nothing is given', () => {
    const suggested = batch({ description: 'Tên hàng', sku: 'Item no.' });
    const mapping = { ...NOTHING, description: 'Tên hàng', sku: 'Item no.' };
    expect(columnMapping(suggested, null)).toEqual(mapping);
    expect(columnMapping(suggested, ' , ,')).toEqual(mapping);
  });

  it('is what is given, before what is suggested', () => {
    const suggested = batch({ description: 'Tên hàng', material: 'Tên hàng' });
    expect(columnMapping(suggested, ' material = Fabric ,sku=Item no.')).toEqual({
      ...NOTHING,
      description: 'Tên hàng',
      material: 'Fabric',
      sku: 'Item no.',
    });
  });

  it('may be given for a column with an equals sign in its name', () => {
    expect(columnMapping(batch({}), 'description=a=b')).toMatchObject({ description: 'a=b' });
  });

  it('may be one column for two fields', () => {
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
  ])('is rejected in %j', (given, words) => {
    expect(() => columnMapping(batch({ description: 'Tên hàng' }), given)).toThrow(
      expect.objectContaining({ code: 'validation_error', message: expect.stringContaining(words) }),
    );
  });

  it('must have a description, and the error names the columns', () => {
    expect(() => columnMapping(batch({ sku: 'Item no.' }), 'material=Fabric')).toThrow(
      expect.objectContaining({
        code: 'validation_error',
        message: expect.stringContaining('Columns: Tên hàng, Fabric, Item no., a=b'),
      }),
    );
  });
});
