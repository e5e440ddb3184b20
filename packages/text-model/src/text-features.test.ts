import { describe, expect, it } from '@jest/globals';
import { FeatureCollector } from './feature-collector.ts';
import { hashText } from './hash.ts';
import { addText, tokensOf } from './text-features.ts';

const featuresIn = (text: string, weight = 1): ReadonlyMap<number, number> => {
  const collector = new FeatureCollector();
  addText(text, weight, collector);
  const { hashes, values } = collector.vector();
  return new Map(Array.from(hashes, (hash, at) => [hash, values[at] ?? 0]));
};
const shared = (left: string, right: string): number => {
  const other = featuresIn(right);
  return [...featuresIn(left)].reduce((sum, [hash, value]) => sum + value * (other.get(hash) ?? 0), 0);
};

describe('text features', () => {
  it.each([
    ['composed and decomposed Vietnamese', 'áo phông nữ', 'áo phông nữ'.normalize('NFD')],
    ['composed and decomposed Korean', '면 티셔츠', '면 티셔츠'.normalize('NFD')],
    ['full-width and plain Latin letters', 'ＵＳＢ　ｃａｂｌｅ', 'usb cable'],
    ['half-width and plain katakana', 'ﾎﾟﾝﾌﾟ', 'ポンプ'],
    ['capitals', 'BALL VALVE', 'ball valve'],
    ['numbers', 'ball valve 12 34.5', 'ball valve 7'],
    ['words of sellers', 'new ball valve hot sale free shipping', 'ball valve'],
    ['white space', '  ball \n valve\t', 'ball valve'],
  ])('do not depend on %s', (_, left, right) => expect(featuresIn(left)).toEqual(featuresIn(right)));

  it('have stable hashes, as a model outlives the process that fitted it', () => {
    const kindOfWord = Math.imul(1, 0x9e3779b1);
    expect([...featuresIn('pump').keys()]).toContain(hashText('pump', kindOfWord));
  });

  it('preserve the order of two terms', () => {
    expect(shared('oil pump', 'pump oil')).toBeLessThan(0.95);
  });

  it('join no terms across phrase punctuation', () => {
    expect(shared('steel; pump', 'steel pump')).toBeLessThan(1);
    expect(shared('steel; pump', 'steel, pump')).toBeCloseTo(1, 6);
  });

  it('match a misspelt long word by its parts', () => {
    expect(shared('refrigerator', 'refrigeratar')).toBeGreaterThan(0.3);
    expect(shared('pump', 'pimp')).toBe(0);
  });

  it('match the characters of a Japanese compound inside a longer one', () => {
    expect(shared('携帯電話', '携帯電話用ケース')).toBeGreaterThan(shared('携帯電話', '携帯用扇風機'));
    expect(shared('携帯電話', '冷凍魚')).toBe(0);
  });

  it('separate Japanese and Korean runs from Latin text within them', () => {
    expect(shared('USBケーブル', 'usb')).toBeGreaterThan(0);
    expect(shared('면100%티셔츠', '티셔츠')).toBeGreaterThan(0);
  });

  it.each([
    ['nothing', ''],
    ['numbers and signs', '12,5 % — (34)'],
    ['a word of over 32 letters', 'x'.repeat(33)],
    ['fillers alone', 'the new hot sale of'],
  ])('are empty for %s', (_, text) => expect(featuresIn(text).size).toBe(0));

  it('are limited in number, so a huge text takes no longer', () => {
    const long = Array.from({ length: 5000 }, (_, at) => `w${at}x`).join(' ');
    const start = Array.from({ length: 400 }, (_, at) => `w${at}x`).join(' ');
    expect(featuresIn(long)).toEqual(featuresIn(start));
  });

  it('handle lone surrogates and characters outside the basic plane', () => {
    expect(() => featuresIn('\ud83d pump \udc00 𠮷野家 ☕')).not.toThrow();
    expect(shared('𠮷野家', '𠮷野家')).toBeCloseTo(1, 6);
  });
});

describe('tokensOf', () => {
  it('returns terms with their start positions', () => {
    const text = 'ball-valve, 綿シャツ 12 the x';
    const tokens = tokensOf(text);
    expect(tokens.map(({ token }) => token)).toEqual(['ball', 'valve', '綿シャツ', 'x']);
    expect(tokens.every(({ token, start }) => text.startsWith(token, start))).toBe(true);
  });

  it('is empty without terms', () => {
    expect(tokensOf('')).toEqual([]);
    expect(tokensOf('12 () the')).toEqual([]);
  });
});
