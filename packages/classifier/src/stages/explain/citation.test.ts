import { describe, expect, it } from '@jest/globals';
import { LEGAL_NOTES } from '@svc/knowledge/data/legal-notes';
import { cited } from './citation.ts';
import { wordsIn } from './words.ts';

describe('cited', () => {
  it.each([
    ['en', 'Chapter 62, note 1', 'Chapter 62, note 1'],
    ['vi', 'Chapter 1, note 1(a)', 'Chú giải 1(a) Chương 1'],
    ['ja', 'Chapter 16, subheading note 1', '第16類号注1'],
    ['ja', 'Section XI, note 2(A)', '第XI部注2(A)'],
    ['ko', 'Chapter 84, note 6(D)', '제84류 주 6(D)'],
    ['ko', 'GRI 3(b)', '통칙 3(b)'],
    ['vi', 'Explanatory note to 8471', 'Explanatory note to 8471'],
  ] as const)('in %s cites %j', (language, reference, text) =>
    expect(cited(reference, wordsIn(language))).toBe(text),
  );

  it('covers every reference of the legal notes', () => {
    const unknown = LEGAL_NOTES.filter(({ reference }) => cited(reference, wordsIn('ja')) === reference);
    expect(unknown).toEqual([]);
  });
});
