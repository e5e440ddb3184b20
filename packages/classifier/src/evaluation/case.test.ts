import { describe, expect, it } from '@jest/globals';
import { readCase } from './case.ts';

const row = (fields: object) => ({ description: 'cotton shirt', code: '6205.20', ...fields });

describe('readCase', () => {
  it.each([
    ['points', '6205.20.20.26', '6205202026'],
    ['blanks', ' 6205 20 20 ', '62052020'],
    ['full-width digits', '６２０５２０', '620520'],
    ['a leading zero', '0901.21', '090121'],
    ['a chapter alone', '62', '62'],
  ])('reads a code with %s', (_, code, digits) =>
    expect(readCase(row({ code }), 0, 'US')?.digits).toBe(digits),
  );

  it.each([
    ['one digit', '6'],
    ['more than ten digits', '62052020260'],
    ['letters among its digits', '6205.20.A0'],
    ['no text, but a number', 620520],
    ['nothing', null],
  ])('rejects a code of %s', (_, code) => expect(readCase(row({ code }), 0, 'US')).toBeNull());

  it.each([['\n \t'], ['\u3000'], [7], [undefined]])('rejects %j as a description', (description) =>
    expect(readCase(row({ description }), 0, 'US')).toBeNull(),
  );

  it('preserves the description as written', () => {
    const description = '  Áo thun\u0301 nam  ';
    expect(readCase(row({ description }), 0, 'VN')?.input.description).toBe(description);
  });

  it.each([
    ['its own market', 'EU', 'EU'],
    ['that of the run where it has none', undefined, 'US'],
    ['that of the run where its own is unknown', 'JP', 'US'],
  ])('is of %s', (_, market, expected) =>
    expect(readCase(row({ market }), 0, 'US')?.input.market).toBe(expected),
  );

  it('treats fields that are not text as empty', () => {
    const { input } = readCase(row({ material: 5, use: null, notes: ['a'], origin: 'VN' }), 0, 'US') ?? {};
    expect(input).toMatchObject({ material: '', use: '', notes: '', origin: 'VN', composition: '' });
  });

  it('names a case without id by its position, counted from 1', () => {
    expect([0, 41].map((place) => readCase(row({ id: '' }), place, 'US')?.id)).toEqual(['case-1', 'case-42']);
    expect(readCase(row({ id: 'x-7' }), 41, 'US')?.id).toBe('x-7');
  });

  it('rejects a row that is not an object', () => {
    expect(['text', undefined, []].map((value) => readCase(value, 0, 'US'))).toEqual([null, null, null]);
  });
});
