import { NO_INPUTS } from './inputs.ts';
import { describe, expect, it } from '@jest/globals';
import { Decimal } from './decimal.ts';
import { evaluateRate } from './evaluate-rate.ts';
import { isRead, parseRate } from './parse-rate.ts';
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
  ])('"%s" refers to %s %j', (text, to, codes) => {
    expect(readReference(text)).toEqual({ kind: 'reference', to, codes, text });
  });

  it.each(['', 'Free', '5%', 'No changes were made', 'See below', 'The duty', 'See 5% (AU)'])(
    '"%s" refers to nothing',
    (text) => expect(readReference(text)).toBeNull(),
  );

  it('ignores case and preserves the text as printed', () => {
    expect(readReference('NO CHANGE')).toMatchObject({ to: 'no_change', text: 'NO CHANGE' });
  });

  it('has notes and deductions not determined by another line’s rate', () => {
    expect(UNSETTLED.includes(readReference('See U.S. note 1')?.to ?? 'no_change')).toBe(true);
    expect(UNSETTLED.includes(readReference('See 9822.04.25')?.to ?? 'note')).toBe(false);
  });
});

describe('the rate of a reference', () => {
  function evaluated(text: string, provisions: readonly string[]) {
    const reference = readReference(text);
    if (reference === null) throw new Error(`${text} leads nowhere`);
    return evaluateRate(reference, {
      ...NO_INPUTS,
      currency: 'USD',
      customsValue: new Decimal(100),
      date: '2026-03-01',
      provisions: () => provisions.map((each) => parseRate(each, 'US')).filter(isRead),
    });
  }

  it.each([
    // One provision determines the rate, two bound it, none leaves it open; a note always stays open.
    ['See 9822.04.25', ['5%'], '5', '5', []],
    ['See 9918.04.60, 9918.04.61', ['5%', '7%'], '5', '7', ['applicable_code']],
    ['See 9822.04.25', ['5¢/kg'], '0', null, ['weight_kg']],
    ['See 9822.04.25', [], '0', null, ['applicable_code']],
    ['See U.S. note 1', ['5%', '7%'], '5', '7', []],
  ])('"%s" with %j is from %s to %s and asks for %j', (text, provisions, low, high, asked) => {
    const outcome = evaluated(text, provisions);
    expect([outcome.low.toString(), outcome.high?.toString() ?? null]).toEqual([low, high]);
    expect(outcome.missing.map(({ field }) => field)).toEqual(asked);
  });
});
