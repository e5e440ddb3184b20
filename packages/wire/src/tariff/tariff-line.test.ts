import { describe, expect, it } from '@jest/globals';
import type { CodedLine } from '@svc/tariff/changes/coded-lines';
import { tariffLine, tariffNode } from './tariff-line.ts';

function lineOf(code: string, changes: Partial<CodedLine> = {}): CodedLine {
  return {
    position: 0,
    parent: null,
    code,
    codeDigits: code.replaceAll(/\D/g, ''),
    level: 'national',
    indent: 0,
    isLeaf: true,
    description: 'Của nam',
    fullDescription: 'Áo thun > Của nam',
    dutyRate: null,
    specialRate: null,
    column2Rate: null,
    unit: null,
    additionalDuties: null,
    extra: { note: 'internal' },
    ...changes,
  };
}

describe('tariffLine', () => {
  it.each([
    ['61', null],
    ['6109', null],
    ['6109.1', null],
    ['6109.10', '610910'],
    ['6109 10 00 10', '610910'],
    ['0101.21.00', '010121'],
  ])('for %s has the six digits %j', (code, hs6) => {
    expect(tariffLine(lineOf(code)).hs6).toBe(hs6);
  });

  it('has rates and unit as published, or null', () => {
    const rates = { dutyRate: '16.5%', specialRate: 'Free (AU, BH)', column2Rate: '90%', unit: 'doz., kg' };
    expect(tariffLine(lineOf('6109.10.00.12', rates))).toMatchObject({
      duty_rate: '16.5%',
      special_rate: 'Free (AU, BH)',
      column2_rate: '90%',
      unit: 'doz., kg',
    });
    expect(tariffLine(lineOf('6109.10.00.12'))).toEqual({
      code: '6109.10.00.12',
      hs6: '610910',
      level: 'national',
      is_leaf: true,
      description: 'Của nam',
      full_description: 'Áo thun > Của nam',
      duty_rate: null,
      special_rate: null,
      column2_rate: null,
      unit: null,
    });
  });

  it('replaces both texts if others are given', () => {
    const texts = { description: 'Men’s', fullDescription: 'T-shirts > Men’s' };
    expect(tariffLine(lineOf('6109.10.00.12'), texts)).toMatchObject({
      description: 'Men’s',
      full_description: 'T-shirts > Men’s',
    });
  });
});

describe('tariffNode', () => {
  const texts = { description: 'a', fullDescription: 'b' };

  it('adds the tree fields, with null for a chapter without a page', () => {
    const chapter = lineOf('61', { level: 'chapter', isLeaf: false });
    expect(tariffNode(chapter, { parentCode: null, officialUrl: null, texts })).toMatchObject({
      code: '61',
      code_digits: '61',
      parent_code: null,
      additional_duties: null,
      official_url: null,
      description: 'a',
      full_description: 'b',
    });
  });

  it('has no internal fields of a line', () => {
    const node = tariffNode(lineOf('6109 10'), {
      parentCode: '6109',
      officialUrl: 'https://x.example/',
      texts,
    });
    expect(JSON.stringify(node)).not.toContain('internal');
    expect(node).toMatchObject({ code: '6109 10', code_digits: '610910', parent_code: '6109' });
  });
});
