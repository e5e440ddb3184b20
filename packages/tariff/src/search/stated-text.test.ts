import { describe, expect, it } from '@jest/globals';
import { statedText } from './stated-text.ts';
import { tokenize } from './text.ts';

const stated = (text: string): readonly string[] => tokenize(statedText(text));

describe('statedText', () => {
  it('drops excluded goods', () => {
    expect(stated('Suits (other than swimwear), not knitted or crocheted')).toEqual(tokenize('suits'));
    expect(stated('Tubes, except cast iron, welded')).toEqual(tokenize('tubes welded'));
    expect(stated('Ghế (trừ các loại thuộc nhóm 94.02)')).toEqual(tokenize('ghế'));
  });

  it('preserves optional features', () => {
    expect(stated('Coffee, whether or not roasted')).toEqual(tokenize('coffee roasted'));
    expect(stated('Motors not exceeding 37.5 W')).toEqual(tokenize('motors 37.5'));
  });
});
