import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../../input.ts';
import { answeredMaterials, answerWords, isAttribute } from './answered.ts';

const given = (attribute: string, value: string): Answer => ({ attribute, value, question_id: 'q' });

describe('answeredMaterials', () => {
  it('names a material of the selected group without a share', () => {
    expect(answeredMaterials([given('gender', 'men'), given('material', 'man_made_fibre')])).toEqual([
      { name: expect.stringMatching(/^man-made/u), group: 'man_made_fibre', percent: null },
    ]);
  });

  it('preserves the order of several, and an unknown group', () => {
    const answers = [given('material', 'cheese'), given('material', 'cotton')];
    expect(answeredMaterials(answers).map(({ group }) => group)).toEqual(['cheese', 'cotton']);
  });
});

describe('answerWords', () => {
  it('passes the goods to a text model, not their position in the schedule', () => {
    const answers = [
      given('heading', '6109'),
      given('material', 'man_made_fibre'),
      given('branch_6109_0', 'of-cotton'),
      given('construction', 'not_knitted'),
    ];
    expect(answerWords(answers)).toBe('man made fibre not knitted');
    expect(answerWords([])).toBe('');
  });
});

describe('isAttribute', () => {
  it.each([
    ['gender', true],
    ['form', true],
    ['material', false],
    ['Gender', false],
    ['toString', false],
    ['', false],
  ])('of %j is %s', (name, isOne) => expect(isAttribute(name)).toBe(isOne));
});
