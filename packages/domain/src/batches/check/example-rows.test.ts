import { expect, it } from '@jest/globals';
import { exampleRows, exampleTest } from './example-rows.ts';

const rows = exampleRows((key) => `Words of ${key}`);
const isExample = exampleTest(rows);

it('has the template columns in every row', () => {
  expect(rows.map((row) => Object.keys(row))).toEqual(
    rows.map(() => ['description', 'material', 'use', 'composition', 'origin', 'notes', 'sku', 'hts_code']),
  );
  expect(rows[0]?.description).toBe('Words of example_1_description');
});

it('recognizes an example by its product, whatever its number, code, blanks and case', () => {
  const [row] = rows;
  if (row === undefined) throw new Error('no example');
  expect(isExample(row)).toBe(true);
  expect(isExample({ ...row, description: '  words of\u00a0 EXAMPLE_1_description ' })).toBe(true);
});

it.each(['description', 'material', 'use', 'composition', 'origin', 'notes'] as const)(
  'does not treat a product with another %s as an example',
  (field) => {
    const [row] = rows;
    if (row === undefined) throw new Error('no example');
    expect(isExample({ ...row, [field]: 'other' })).toBe(false);
  },
);
