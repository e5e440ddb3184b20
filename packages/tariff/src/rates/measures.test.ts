import { describe, expect, it } from '@jest/globals';
import { MEASURE_FIELDS, MEASURES, measureText, readMeasure } from './measures.ts';

describe('readMeasure', () => {
  it.each([
    ['drained weight', 'drained_weight_kg'],
    ['Net EDA', 'drained_weight_kg'],
    ['  case  ', 'case_value'],
    ['case and strap, band or bracelet', 'case_and_strap_value'],
    ['strap, band or bracelet', 'strap_value'],
    ['movement and case', 'movement_and_case_value'],
    ['% sacchar.', 'sucrose_pct'],
    ['fair retail value', 'retail_value'],
    ['Value of the non-U.S. content', 'non_us_content_value'],
    ['cost of such parts', 'parts_cost'],
  ])('reads "%s" as %s', (text, field) => expect(readMeasure(text)).toBe(field));

  it.each(['', 'cases', 'drained', 'weight', 'the case', 'constructor'])('reads none in "%s"', (text) => {
    expect(readMeasure(text)).toBeNull();
  });

  it('reads every printed name as the same input', () => {
    // The drained weight has the abbreviation of a tabular component and is therefore never printed with it.
    const others = MEASURE_FIELDS.filter((field) => readMeasure(measureText(field)) !== field);

    expect(others).toEqual([]);
  });

  it('asks for value parts in the currency, shares in percent, and weights in kg', () => {
    const unitOf = (field: string) => MEASURES[field as keyof typeof MEASURES].unit;

    expect(
      MEASURE_FIELDS.filter((field) => field.endsWith('_value') && unitOf(field) !== 'currency'),
    ).toEqual([]);
    expect(MEASURE_FIELDS.filter((field) => field.endsWith('_pct') && unitOf(field) !== '%')).toEqual([]);
    expect(MEASURE_FIELDS.filter((field) => field.endsWith('_kg') && unitOf(field) !== 'kg')).toEqual([]);
  });
});
