import { describe, expect, it } from '@jest/globals';
import { MARKETS } from '../market.ts';
import { chapterTitle, RESERVED_CHAPTER } from './chapters.ts';
import { sectionOf, SECTIONS } from './sections.ts';

describe('chapters', () => {
  it('each have a title in both languages, 1 to 97 in every market', () => {
    for (const market of MARKETS) {
      for (let chapter = 1; chapter <= 97; chapter += 1) {
        expect(chapterTitle(chapter, market, 'en')).toMatch(/^[A-Z]/);
        expect(chapterTitle(chapter, market, 'vi')).toMatch(/^\p{Lu}/u);
      }
    }
  });

  // From the nomenclature annexed to the HS Convention, one in each stretch of the list, so that a lost entry shows.
  it.each([
    [1, 'Live animals'],
    [10, 'Cereals'],
    [30, 'Pharmaceutical products'],
    [39, 'Plastics and articles thereof'],
    [50, 'Silk'],
    [61, 'Articles of apparel and clothing accessories, knitted or crocheted'],
    [72, 'Iron and steel'],
    [76, 'Aluminium and articles thereof'],
    [78, 'Lead and articles thereof'],
    [87, 'Vehicles other than railway or tramway rolling-stock, and parts and accessories thereof'],
    [97, "Works of art, collectors' pieces and antiques"],
  ])('%i', (chapter, title) => {
    expect(chapterTitle(chapter, 'US', 'en')).toBe(title);
  });

  it('77 is reserved', () => {
    expect(RESERVED_CHAPTER).toBe(77);
    expect(chapterTitle(77, 'EU', 'en')).toContain('Reserved');
  });

  it('98 and 99 are national', () => {
    expect(chapterTitle(98, 'US', 'en')).toBe('Special classification provisions');
    expect(chapterTitle(98, 'EU', 'en')).toBe('Complete industrial plant');
    expect(chapterTitle(99, 'VN', 'en')).toBeUndefined();
    expect(chapterTitle(0, 'US', 'en')).toBeUndefined();
    expect(chapterTitle(100, 'US', 'en')).toBeUndefined();
  });
});

describe('sections', () => {
  it('are 21 of the HS and one national, and cover all chapters', () => {
    expect(SECTIONS).toHaveLength(22);
    expect(SECTIONS.map(({ first }) => first)).toEqual([
      1,
      ...SECTIONS.slice(0, -1).map(({ last }) => last + 1),
    ]);
    expect(SECTIONS.at(-1)?.last).toBe(99);
  });

  it.each([
    [5, 'I'],
    [15, 'III'],
    [61, 'XI'],
    [71, 'XIV'],
    [83, 'XV'],
    [85, 'XVI'],
    [97, 'XXI'],
    [99, 'XXII'],
  ])('chapter %i is in section %s', (chapter, numeral) => {
    expect(sectionOf(chapter)?.numeral).toBe(numeral);
  });

  it('has no section for a number that is not a chapter', () => {
    expect(sectionOf(0)).toBeUndefined();
    expect(sectionOf(100)).toBeUndefined();
  });
});
