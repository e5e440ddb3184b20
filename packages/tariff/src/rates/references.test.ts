import { describe, expect, it } from '@jest/globals';
import { readReference, UNSETTLED } from './references.ts';

// Wordings of chapters 20, 61, 62, 90, 91, 98 and 99 of the HTS.
describe('readReference', () => {
  it.each([
    ['No change', 'no_change', []],
    ['No additional duty.', 'no_change', []],
    ['The duty provided in the applicable subheading', 'applicable_subheading', []],
    ['The duty rate provided for in such subheading', 'applicable_subheading', []],
    [
      'The duty provided in subheadings 8716.39.00, 8716.90.30 or 8716.90.50',
      'subheadings',
      ['8716.39.00', '8716.90.30', '8716.90.50'],
    ],
    ['See 9822.04.25', 'subheadings', ['9822.04.25']],
    ['See 9918.04.60, 9918.04.61', 'subheadings', ['9918.04.60', '9918.04.61']],
    ['See additional U.S. note 1', 'note', []],
    ['See U.S. note 3 to this chapter', 'note', []],
    ['The rate applicable to the natural juice in heading 2009', 'subheadings', ['2009']],
    ['The rate applicable to each garment in the ensemble if separately entered', 'each_article', []],
    ['The rate applicable to the article of which it is a part or accessory', 'article_it_belongs_to', []],
    [
      'The rate of duty applicable to that article in the set subject to the highest rate of duty',
      'highest_of_set',
      [],
    ],
    ['The rate applicable in the absence of this heading', 'each_article', []],
  ])('"%s" leads to %s %j', (text, to, codes) => {
    expect(readReference(text)).toEqual({ kind: 'reference', to, codes, text });
  });

  it.each(['', 'Free', '5%', 'No changes were made', 'See below', 'The duty', 'See 5% (AU)'])(
    '"%s" leads nowhere',
    (text) => expect(readReference(text)).toBeNull(),
  );

  it('takes case for no difference and keeps the text as printed', () => {
    expect(readReference('NO CHANGE')).toMatchObject({ to: 'no_change', text: 'NO CHANGE' });
  });

  it('has notes and deductions that the rate of another line does not settle', () => {
    expect(UNSETTLED.includes(readReference('See U.S. note 1')?.to ?? 'no_change')).toBe(true);
    expect(UNSETTLED.includes(readReference('See 9822.04.25')?.to ?? 'note')).toBe(false);
  });
});
