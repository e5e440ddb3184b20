import { describe, expect, it } from '@jest/globals';
import { tokenize, words } from '../text.ts';
import { expandWords, SYNONYMS } from './synonyms.ts';

const english = (query: string): string => expandWords(words(query)).texts.join(' ');

describe('SYNONYMS', () => {
  it('has at least 150 entries, each with queries, English terms and Vietnamese terms', () => {
    const whole = SYNONYMS.filter(
      ({ said, en, vi }) =>
        said.length > 0 && tokenize(en).length > 0 && (vi !== '' || /^[\x20-\x7e]+$/u.test(said.join(''))),
    );
    expect(whole.length).toBe(SYNONYMS.length);
    expect(SYNONYMS.length).toBeGreaterThanOrEqual(150);
  });

  it('contains no phrase twice', () => {
    const said = SYNONYMS.flatMap((entry) => entry.said);
    expect(said.filter((phrase, at) => said.indexOf(phrase) !== at)).toEqual([]);
  });

  it('explains every listed phrase', () => {
    for (const entry of SYNONYMS) {
      for (const said of entry.said)
        expect([said, expandWords(words(said)).texts]).toEqual([said, expect.arrayContaining([entry.en])]);
    }
  });
});

describe('expandWords', () => {
  it('matches the longest phrase', () => {
    expect(english('iphone case')).toContain('plastics');
    expect(english('iphone case')).not.toContain('smartphones');
    expect(english('iphone')).toContain('smartphones');
  });

  it('recognizes a T-shirt in every spelling, and not in a shirt', () => {
    for (const query of ['t-shirt', 'T shirt', 'tshirts', 'áo thun', 'ao thun'])
      expect(english(query)).toContain('singlets');
    expect(english('cotton shirt')).toBe('');
  });

  it('does not read an English word as an unaccented Vietnamese syllable', () => {
    expect(english('men')).toBe('');
  });

  it('marks the explained terms', () => {
    expect([...expandWords(words('black usb cable')).explained]).toEqual([1, 2]);
  });
});
