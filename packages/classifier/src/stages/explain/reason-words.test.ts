import { describe, expect, it } from '@jest/globals';
import { precedentsFrom, smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import { normalize } from '../normalize.ts';
import { rank } from '../rank.ts';
import { retrieve } from '../retrieve.ts';
import { affirmed, sharedWords, tellingOf } from './reason-words.ts';

const named = async (description: string, rows: readonly SmallRow[], code: string): Promise<string[]> => {
  const schedule = smallSchedule({}, rows);
  const reading = normalize({ description, market: 'US' });
  const ports = { schedule, precedents: precedentsFrom(), models: null };
  const { lines } = await rank(reading, await retrieve(reading, ports), schedule);
  const line = lines.find((ranked) => ranked.line.code === code);
  if (line === undefined) throw new Error(`${code} was not ranked`);
  return sharedWords(reading, line);
};

const PIPES: readonly SmallRow[] = [
  ['40', 0, 'Cao su và các sản phẩm bằng cao su'],
  ['4016', 1, 'Các sản phẩm khác bằng cao su lưu hóa'],
  ['4016.93.90.00', 2, 'Vòng đệm, trừ loại bằng thép'],
];
const BICYCLES: readonly SmallRow[] = [
  ['64', 0, 'Footwear'],
  ['6406', 1, 'Uppers and parts of footwear, other than stiffeners, whether or not shelled'],
  ['6406.10.00.00', 2, 'Uppers of man-made fibers, originals'],
];

describe('affirmed', () => {
  it.each([
    ['bicycle without motor', 'motor'],
    ['non-cocoa tablets', 'cocoa'],
    ['nuts, whether or not shelled', 'shelled'],
    ['parts of footwear other than stiffeners', 'stiffeners'],
    ['nicotine 0% liquid', 'nicotine'],
    ['xe đạp không động cơ', 'động'],
    ['loại khác, không hoạt động bằng điện', 'điện'],
  ])('leaves out of "%s" what it denies: %s', (text, word) => expect(affirmed(text)).not.toContain(word));

  it('keeps a vacuum, which is no denial in Vietnamese', () => {
    expect(affirmed('bơm chân không')).toContain('chân không');
  });
});

describe('sharedWords', () => {
  it('names whole words only, in either number', async () => {
    expect(await named('footwear upper', BICYCLES, '6406.10.00.00')).toEqual(['footwear', 'upper']);
    expect(await named("footwear upper, men's, of the origin", BICYCLES, '6406.10.00.00')).toEqual([
      'footwear',
      'upper',
    ]);
  });

  it('names no word that the line leaves out', async () => {
    expect(await named('footwear stiffener', BICYCLES, '6406.10.00.00')).toEqual(['footwear']);
  });

  it('names no word of what the line contains or works by', async () => {
    const rows: readonly SmallRow[] = [
      ['87', 0, 'Vehicles and parts'],
      ['8708', 1, 'Joints comprising an outer ring, with steel balls'],
      ['8708.50.00.00', 2, 'Joints'],
    ];
    expect(await named('steel joint', rows, '8708.50.00.00')).toEqual(['joint']);
  });

  it('names no material of a line that is against the material of the goods', async () => {
    const rows: readonly SmallRow[] = [
      ['57', 0, 'Carpets'],
      ['5703', 1, 'Carpets, tufted'],
      ['5703.29.00.00', 2, 'Of nylon'],
    ];
    const words = await named('carpet of 80% wool 20% nylon', rows, '5703.29.00.00');
    expect(words).toContain('carpet');
    expect(words).not.toContain('nylon');
  });

  it('names English words of a foreign text', async () => {
    expect(await named('신발 footwear', BICYCLES, '6406.10.00.00')).toEqual(['footwear']);
  });

  it('keeps the syllables of a Vietnamese word together', async () => {
    expect(await named('vòng đệm cao su', PIPES, '4016.93.90.00')).toContain('cao su');
    expect(await named('tấm thép cao cấp', PIPES, '4016.93.90.00')).toEqual([]);
  });
});

describe('tellingOf', () => {
  const telling = (description: string, ...words: readonly string[]): string[] =>
    tellingOf(normalize({ description, market: 'VN' }), words);

  it('drops grammar, units, codes and words of letters', () => {
    const text = 'following specifications of the steel bolt model m8x20 in mm, ruling';
    expect(telling(text, 'following specifications', 'steel bolt model', 'm8x20', 'mm', 'ruling')).toEqual([
      'steel bolt',
    ]);
  });

  it('drops makers, and what the goods lack', () => {
    expect(telling('vòng đệm cao su, nsx: Oneward', 'cao su', 'nsx', 'oneward')).toEqual(['cao su']);
    expect(telling('bicycle without motor', 'bicycle', 'motor')).toEqual(['bicycle']);
    expect(telling('đế bơm chân không', 'bơm chân không')).toEqual(['bơm chân không']);
  });

  it('shows one form of a word, and whole words of Vietnamese', () => {
    expect(telling('bolt and bolts', 'bolt', 'bolts')).toEqual(['bolt']);
    expect(telling('전동기임, 전동기에', '전동기임', '전동기')).toEqual(['전동기임']);
    expect(telling('vòng đệm cao su', 'su')).toEqual([]);
    expect(telling('bu lông bằng thép', 'lông')).toEqual(['bu lông']);
  });
});
