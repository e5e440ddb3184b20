import { describe, expect, it } from '@jest/globals';
import { MARKETS } from '../market.ts';
import { chapterTitle, RESERVED_CHAPTER } from './chapters.ts';

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
