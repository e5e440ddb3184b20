import { describe, expect, it } from '@jest/globals';
import type { Ruling } from '@svc/domain/rulings/ruling';
import { rulingDetail, rulingHit } from './ruling.ts';

const RULING: Ruling = {
  number: 'N361710',
  source: 'CBP CROSS',
  market: 'US',
  title: 'boot band',
  text: 'a band for boots',
  date: null,
  origin: null,
  url: null,
  codes: [],
};

const CODES = [
  { code: '3926.20.90.50', codeDigits: '3926209050' },
  { code: '6406.90', codeDigits: '640690' },
];

const { text: _text, ...HEAD } = RULING;

describe('rulingHit', () => {
  it('has an excerpt instead of the whole text, and null for unknown fields', () => {
    expect(rulingHit({ ...HEAD, excerpt: 'a band', score: 0 })).toEqual({
      number: 'N361710',
      source: 'CBP CROSS',
      market: 'US',
      title: 'boot band',
      date: null,
      codes: [],
      hs6: null,
      url: null,
      text_excerpt: 'a band',
      score: 0,
    });
  });

  it('has the six digits of its main code, which comes first', () => {
    const hit = rulingHit({ ...HEAD, codes: CODES, excerpt: '', score: 0.5 });
    expect(hit).toMatchObject({ codes: ['3926.20.90.50', '6406.90'], hs6: '392620' });
  });

  it('has no six digits if its main code is a heading', () => {
    const codes = [{ code: '6109', codeDigits: '6109' }];
    expect(rulingHit({ ...HEAD, codes, excerpt: '', score: 0 }).hs6).toBeNull();
  });

  it.each(['2023', '2026-06', '2026-06-10'])('has a date no more precise than known: %s', (date) => {
    expect(rulingHit({ ...HEAD, date, excerpt: '', score: 0 }).date).toBe(date);
  });
});

describe('rulingDetail', () => {
  it('has the whole text, its origin, and the current status of each code', () => {
    const current = [
      { code: '3926.20.90.50', declarable: false, version: 'v2', successor: '3926.20.90.60' },
      { code: '6406.90', declarable: true, version: null, successor: null },
    ];
    const stored = current.map((code) => ({ ...code, datasetId: 'd' }));
    expect(rulingDetail({ ...RULING, codes: CODES, origin: 'China' }, stored, 'words')).toMatchObject({
      text: 'a band for boots',
      origin: 'China',
      current_codes: current,
      disclaimer: 'words',
    });
    expect(rulingDetail(RULING, stored, 'words').current_codes).toEqual(current);
  });

  it('has no excerpt and no score, which belong to a search', () => {
    const detail = rulingDetail(RULING, [], '');
    expect(detail).not.toHaveProperty('text_excerpt');
    expect(detail).not.toHaveProperty('score');
  });
});
