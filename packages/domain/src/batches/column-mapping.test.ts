import { describe, expect, it } from '@jest/globals';
import { cellWords, EMPTY_MAPPING, fieldReader, filledCells, filledColumn } from './column-mapping.ts';

const COLUMNS = ['product', 'made of', 'code'];
const MAPPING = { ...EMPTY_MAPPING, description: 'product', material: 'made of', existing_code: 'code' };

describe('cellWords', () => {
  it.each([
    ['\u00a0shirt\u202f', 'shirt'],
    ['cotton\u3000shirt', 'cotton shirt'],
    ['\ufeffshi\u200brt\u00ad', 'shirt'],
    [' \t ', ''],
  ])('of %j is %j', (cell, words) => {
    expect(cellWords(cell)).toBe(words);
  });

  it('uses only non-empty cells of a row or column', () => {
    expect(filledCells(['a', ' ', '\u00a0', ' b '])).toEqual(['a', 'b']);
    expect(filledColumn([['a', 'x'], ['b'], ['c', ' y ']], 1)).toEqual(['x', 'y']);
  });
});

describe('fieldReader', () => {
  const read = fieldReader(COLUMNS, MAPPING);
  const described = (text: string) => read([text, '', '']).description;

  it('reads mapped fields; an unmapped field is empty', () => {
    expect(read(['shirt', ' cotton ', '6109.10'])).toEqual({
      description: 'shirt',
      material: 'cotton',
      use: '',
      composition: '',
      origin: '',
      notes: '',
      sku: '',
      existing_code: '6109.10',
    });
  });

  it('reads a row that is too short or too long', () => {
    expect(read([])).toMatchObject({ description: '', existing_code: '' });
    expect(read(['shirt', '', '', 'more'])).toMatchObject({ description: 'shirt' });
  });

  it.each(['-', '–', '—', '...', '/', '(?)', '**'])('reads punctuation only as empty: %s', (text) => {
    expect(described(text)).toBe('');
  });

  it.each(['#N/A', '#REF!', '#value!', '#DIV/0!'])(
    'reads the broken formula %s as empty, but reports it as a code',
    (text) => {
      expect(described(text)).toBe('');
      expect(read(['shirt', '', text]).existing_code).toBe(text);
    },
  );

  it.each([
    'Total',
    'TOTALS:',
    'Grand total',
    'Sub-total',
    'Tổng cộng',
    'Cộng',
    '合計',
    '小計:',
    '합계',
    '총계：',
  ])('does not read %s as a product', (text) => {
    expect(described(text)).toBe('');
  });

  it.each(['Total station for surveying', 'Totalizer', '#1 hex bolt', 'Sub-total meter', '合計器'])(
    'reads %s as a product',
    (text) => {
      expect(described(text)).toBe(text);
    },
  );

  it('does not read a repeated header as a product, but accepts the text elsewhere', () => {
    expect(described('product')).toBe('');
    expect(read(['shirt', 'product', ''])).toMatchObject({ description: 'shirt', material: 'product' });
  });
});
