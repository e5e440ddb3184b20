import { describe, expect, it } from '@jest/globals';
import { indexLines } from '@svc/classifier/schedule-index';
import type { Market } from '@svc/tariff/market';
import { NO_RATES, type LineLevel, type ScheduleLine } from '@svc/tariff/schedule/line';
import { shownTexts } from './shown-texts.ts';
import { indexVersion } from '../test/index-version.ts';

type Row = readonly [digits: string, level: LineLevel, own: string, english: unknown];

const ROWS: readonly Row[] = [
  ['61', 'chapter', 'Quần áo', 'Apparel'],
  ['6109', 'heading', 'Áo phông:', 'T-shirts:'],
  ['61091010', 'national', 'Dùng cho nam', 'For men'],
];

function indexOf(market: Market, rows: readonly Row[] = ROWS) {
  const lines = rows.map(([digits, level, own, english], position): ScheduleLine => ({
    position,
    parent: position === 0 ? null : position - 1,
    code: digits,
    codeDigits: digits,
    level,
    indent: position,
    isLeaf: position === rows.length - 1,
    description: own,
    fullDescription: own,
    ...NO_RATES,
    extra: english === undefined ? {} : { text_en: english },
  }));
  return indexLines(indexVersion(market), lines);
}

const shown = (market: Market, language: string, rows?: readonly Row[]) => {
  const index = indexOf(market, rows);
  const { description, fullDescription } = shownTexts(index, index.line(index.count - 1), language);
  return [description, fullDescription];
};

describe('shownTexts', () => {
  it.each(['US', 'EU'] as const)('are those of the schedule of %s for every reader', (market) => {
    for (const language of ['en', 'vi', 'ja', 'ko']) {
      expect(shown(market, language)).toEqual(['Dùng cho nam', 'Áo phông > Dùng cho nam']);
    }
  });

  it('of Vietnam are the original ones for Vietnamese readers', () => {
    expect(shown('VN', 'vi')).toEqual(['Dùng cho nam', 'Áo phông > Dùng cho nam']);
  });

  it.each(['en', 'ja', 'ko'])(
    'of Vietnam are the English ones for readers of %s, including the path',
    (language) => {
      expect(shown('VN', language)).toEqual(['For men', 'T-shirts > For men']);
    },
  );

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['blank', '  '],
    ['no text', 5],
  ])('are unchanged if the English one is %s, and keep the rest of the path', (_what, english) => {
    const rows = [...ROWS.slice(0, 2), ['61091010', 'national', 'Dùng cho nam', english]] as const;
    expect(shown('VN', 'en', rows)).toEqual(['Dùng cho nam', 'T-shirts > Dùng cho nam']);
  });

  it('show an ancestor in its own language if only that lacks English', () => {
    const rows = [ROWS[0], ['6109', 'heading', 'Áo phông', undefined], ROWS[2]] as readonly Row[];
    expect(shown('VN', 'en', rows)).toEqual(['For men', 'Áo phông > For men']);
  });

  it('of a chapter are its title only', () => {
    expect(shown('VN', 'en', ROWS.slice(0, 1))).toEqual(['Apparel', 'Apparel']);
  });
});
