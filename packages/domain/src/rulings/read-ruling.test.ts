import { describe, expect, it } from '@jest/globals';
import { readRuling, readRulingDate } from './read-ruling.ts';

const RULING = {
  number: 'N361710',
  source: 'CBP CROSS',
  market: 'US',
  date: '2026-06-10',
  title: 'boot band',
  text: 'a band for boots',
  codes: ['3926.20.9050', '3926209050', '6406.90'],
  origin: 'China',
  url: 'https://rulings.cbp.gov/ruling/N361710',
};

describe('readRuling', () => {
  it('reads every field, with distinct codes in the market’s format', () => {
    expect(readRuling(RULING, 'VN')).toEqual({
      ...RULING,
      codes: [
        { code: '3926.20.90.50', codeDigits: '3926209050' },
        { code: '6406.90', codeDigits: '640690' },
      ],
    });
  });

  it('defaults to the given market, and to the other text if one is missing', () => {
    const read = readRuling({ number: ' 1 ', text: 'socks', codes: '61159500' }, 'VN');
    expect(read).toEqual({
      number: '1',
      source: '',
      market: 'VN',
      title: 'socks',
      text: 'socks',
      date: null,
      origin: null,
      url: null,
      codes: [{ code: '6115.95.00', codeDigits: '61159500' }],
    });
  });

  it.each([
    ['no object', ['a'], 'the line is not a JSON object'],
    ['a number that is no text', { ...RULING, number: 7 }, 'number must be text'],
    ['no number', { ...RULING, number: ' ' }, 'number is missing'],
    ['a long number', { ...RULING, number: 'N'.repeat(129) }, 'number is longer than 128 characters'],
    ['another market', { ...RULING, market: 'JP' }, 'market "JP" is unknown'],
    ['no words', { ...RULING, title: '', text: null }, 'title and text are missing'],
    ['no code', { ...RULING, codes: [] }, 'codes are missing'],
    ['a chapter', { ...RULING, codes: ['39'] }, 'codes hold "39", which is not a code'],
    ['a relative address', { ...RULING, url: '/ruling' }, 'url "/ruling" is no address'],
    ['U+0000', { ...RULING, text: 'a\0b' }, 'text holds characters that are not valid text'],
    ['a lone surrogate', { ...RULING, title: '\uD800' }, 'title holds characters that are not valid text'],
  ])('rejects %s', (_what, value, reason) => {
    expect(readRuling(value, 'US')).toBe(reason);
  });
});

describe('readRulingDate', () => {
  it.each([
    ['2026-06-10', '2026-06-10'],
    ['2026-06-10T00:00:00', '2026-06-10'],
    ['2026-06-10T23:59:59.5+07:00', '2026-06-10'],
    ['2026-06', '2026-06'],
    ['2023', '2023'],
    ['06 Sep 2023', '2023-09-06'],
    ['6 September 2023', '2023-09-06'],
  ])('reads %s', (text, date) => {
    expect(readRulingDate(text)).toBe(date);
  });

  it.each(['', '06/09/2023', '2026-13', '2026-02-30', '31 Feb 2023', '06 Foo 2023', 'recently'])(
    'rejects "%s"',
    (text) => {
      expect(readRulingDate(text)).toBeNull();
    },
  );
});
