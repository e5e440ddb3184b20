import { describe, expect, it } from '@jest/globals';
import { vietnameseWords } from './compounds.ts';

describe('vietnameseWords', () => {
  it('keeps the syllables of a word together', () => {
    expect(vietnameseWords('vòng đệm cao su')).toContain('cao su');
    expect(vietnameseWords('vòng đệm cao su')).not.toContain('cao');
  });

  it('takes one syllable for a word only where it names a material', () => {
    expect(vietnameseWords('bàn nhựa')).toEqual(['nhựa']);
  });

  it('names what the glossary has and nothing else', () => {
    expect(vietnameseWords('zzz 123')).toEqual([]);
  });
});
