import { describe, expect, it } from '@jest/globals';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { leaf } from '../../test/national-leaf.ts';
import { scheduleTexts } from './schedule-texts.ts';

const line = (
  position: number,
  parent: number | null,
  codeDigits: string,
  description: string,
  isLeaf = false,
): ScheduleLine => ({
  ...leaf(codeDigits),
  position,
  parent,
  level: codeDigits.length === 2 ? 'chapter' : 'heading',
  isLeaf,
  description,
  fullDescription: description,
});

describe('scheduleTexts', () => {
  const lines = [
    line(0, null, '61', 'Knitted apparel'),
    line(1, 0, '6109', 'T-shirts'),
    line(2, 1, '610910', 'Of cotton', true),
    line(3, 1, '610990', 'Other', true),
    line(4, null, '98', 'Special'),
    line(5, 4, '980100', 'Returned T-shirts', true),
  ];
  const texts = scheduleTexts('US', lines).map(({ product, code }) => [code, product.description]);

  it('returns a line with its parent terms, except the chapter', () => {
    expect(texts).toContainEqual(['610910', 'T-shirts; Of cotton']);
  });

  it('also returns its own terms, unless they are only “other”', () => {
    expect(texts).toContainEqual(['610910', 'Of cotton']);
    expect(texts).not.toContainEqual(['610990', 'Other']);
  });

  it('returns the published text of a heading, not our title', () => {
    const [heading] = scheduleTexts('VN', [{ ...line(0, null, '6109', 'T-shirts'), extra: {} }]);
    expect(heading).toMatchObject({ code: '6109', product: { description: 'T-shirts' } });
    expect(scheduleTexts('VN', [{ ...line(0, null, '6109', 'Tees'), extra: { official: false } }])).toEqual(
      [],
    );
  });

  it('omits special provisions', () => {
    expect(texts.map(([code]) => code)).not.toContain('980100');
  });
});
