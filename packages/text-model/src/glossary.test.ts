import { describe, expect, it } from '@jest/globals';
import { featuresOf } from './features.ts';
import { createGlossary, readGlossary, writeGlossary } from './glossary.ts';

const ENTRIES = [
  { term: 'ống thép', english: 'steel pipe' },
  { term: 'thép', english: 'steel' },
  { term: 'không gỉ', english: 'stainless' },
  { term: 'ステンレス', english: 'stainless steel' },
  { term: '鍋', english: 'pot' },
  { term: '綿', english: 'cotton' },
  { term: '면', english: 'cotton' },
  { term: '알루미늄 합금', english: 'aluminium alloy' },
  { term: '스테인리스', english: 'stainless steel' },
  { term: 'shcs', english: 'socket head cap screw', isAbbreviation: true },
  { term: 'w/m', english: 'washing machine', isAbbreviation: true },
];
const glossary = createGlossary(ENTRIES);

describe('a glossary', () => {
  it.each([
    ['Ống thép không gỉ phi 25mm', ['steel pipe', 'stainless']],
    ['tấm thép mạ kẽm', ['steel']],
    ['ステンレス製の片手鍋', ['stainless steel']],
    ['鍋', ['pot']],
    ['綿製シャツ', ['cotton']],
    ['木綿豆腐', []],
    ['스테인리스강 파이프 면 100%', ['stainless steel', 'cotton']],
    ['알루미늄 합금 면 프레임', ['aluminium alloy', 'cotton']],
    ['방면', []],
    ['stainless pipe', []],
    ['SHCS M8X30 zinc', ['socket head cap screw']],
    ['pump for W/M', ['washing machine']],
    ['SHCSX', []],
    ['Ong thep khong gi phi 25', ['steel pipe', 'stainless']],
    // A single syllable without its tone may be any word.
    ['thep', []],
    // Vietnamese with its tones has no English abbreviations.
    ['ống thép shcs', ['steel pipe']],
    ['', []],
  ])('translates %j into English', (text, english) => expect(glossary.english(text)).toEqual(english));

  it('round-trips', () => {
    expect(readGlossary(writeGlossary(ENTRIES))).toEqual(ENTRIES);
  });

  it('adds features to those of the text, and none to an English one', () => {
    const plain = featuresOf({ description: 'ống thép' });
    const read = featuresOf({ description: 'ống thép' }, glossary);
    expect(read.hashes.length).toBeGreaterThan(plain.hashes.length);
    expect(featuresOf({ description: 'steel pipe' }, glossary)).toEqual(
      featuresOf({ description: 'steel pipe' }),
    );
  });
});
