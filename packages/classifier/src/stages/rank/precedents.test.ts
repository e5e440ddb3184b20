import { describe, expect, it } from '@jest/globals';
import type { Precedent } from '@svc/domain/rulings/precedent';
import { evidenceUnder, nearCodes, precedentEvidence, precedentsOf, fixedDigits } from './precedents.ts';

const precedent = (similarity: number, more: Partial<Precedent> = {}): Precedent => ({
  source: 'decision',
  rulingNumber: null,
  date: '2026-03-01',
  code: '8481.80.30.90',
  title: 'brass valve',
  similarity,
  url: null,
  ...more,
});

describe('precedentEvidence', () => {
  it('is zero without precedents, and for rulings on other goods', () => {
    expect(precedentEvidence([])).toBe(0);
    expect(precedentEvidence([precedent(0.3, { source: 'ruling' })])).toBe(0);
  });

  it('grows with similarity and with the number of decisions', () => {
    const one = precedentEvidence([precedent(0.6)]);
    expect(precedentEvidence([precedent(0.8)])).toBeGreaterThan(one);
    expect(precedentEvidence([precedent(0.6), precedent(0.6)])).toBeGreaterThan(one);
  });

  it('is close to zero for decisions on other goods, even many', () => {
    expect(precedentEvidence(Array.from({ length: 5 }, () => precedent(0.1)))).toBeLessThan(0.2);
  });

  it('uses the nearest ruling, however many there are', () => {
    const ruling = precedent(0.75, { source: 'ruling' });
    expect(precedentEvidence([ruling, ruling])).toBe(precedentEvidence([ruling]));
  });
});

describe('evidenceUnder', () => {
  it('counts the precedents whose code starts with the digits', () => {
    const found = [precedent(0.9), precedent(0.9, { code: '7307.22.10.00' })];
    expect(evidenceUnder(found, '848180')).toBe(precedentEvidence([precedent(0.9)]));
    expect(evidenceUnder(found, '9503')).toBe(0);
  });
});

describe('precedentsOf', () => {
  const ruling = (number: string, similarity: number, more: Partial<Precedent> = {}): Precedent =>
    precedent(similarity, { source: 'ruling', rulingNumber: number, ...more });
  const keys = (...found: readonly Precedent[]): string[] =>
    precedentsOf(found, '8481803090').map(({ key }) => key);

  it('lists those with the same six digits, nearest first', () => {
    const found = [
      ruling('N1', 0.6),
      ruling('N2', 0.9, { code: '8481 80 99 00' }),
      ruling('N3', 0.8, { code: '8481.30' }),
    ];
    expect(keys(...found)).toEqual(['ruling:N2', 'ruling:N1']);
  });

  it('excludes other goods and codes that are too short', () => {
    const found = [
      ruling('N1', 0.4999),
      ruling('N2', 0.9, { code: '8481' }),
      ruling('N3', 0.9, { code: 'unknown' }),
    ];
    expect(keys(...found)).toEqual([]);
  });

  it('reports whether the whole code matches, in any notation', () => {
    const [same, other] = precedentsOf(
      [ruling('N1', 0.9, { code: '8481 80 30 90' }), ruling('N2', 0.8, { code: '8481.80.30.10' })],
      '8481803090',
    );
    expect([same?.same_code, other?.same_code]).toEqual([true, false]);
  });

  it('returns similarities from 0 to 1', () => {
    expect(precedentsOf([ruling('N1', 1.4)], '8481803090')[0]?.similarity).toBe(1);
  });

  it('distinguishes notices with the same number from different years', () => {
    const found = [
      ruling('12/TB', 0.9, { date: '2024-03-01' }),
      ruling('12/TB', 0.8, { date: '2025-03-01' }),
    ];
    expect(keys(...found)).toEqual(['ruling:12/TB:2024-03-01', 'ruling:12/TB:2025-03-01']);
  });

  it('gives decisions on one line separate keys', () => {
    expect(new Set(keys(precedent(0.9), precedent(0.9), precedent(0.9))).size).toBe(3);
  });

  it('returns none for a line without six digits', () => {
    expect(precedentsOf([ruling('N1', 0.9)], '8481')).toEqual([]);
  });
});

describe('nearCodes', () => {
  it('lists each code of similar goods once, nearest first', () => {
    const found = [
      precedent(0.6),
      precedent(0.9, { code: '7307.22.10.00' }),
      precedent(0.8, { code: '8481 80 30 90' }),
      precedent(0.4, { code: '9503.00.00.11' }),
      precedent(0.9, { code: 'none' }),
    ];
    expect(nearCodes(found)).toEqual(['7307221000', '8481803090']);
  });
});

describe('settledDigits', () => {
  it.each([
    ['the same words', 'Brass Valve', '8481803090'],
    ['the same words with other blanks', ' brass\n valve ', '8481803090'],
    ['other words', 'brass valves', null],
    ['no words', '', null],
  ])('for a decision on %s', (_, description, digits) =>
    expect(fixedDigits([precedent(0.2)], description)).toBe(digits),
  );

  it('treats decomposed accents as equal', () => {
    const own = precedent(1, { title: 'van đồng thau'.normalize('NFD') });
    expect(fixedDigits([own], 'van đồng thau')).toBe('8481803090');
  });

  it('uses the first of two decisions, never a ruling or a catalog code', () => {
    const found = [
      precedent(1, { source: 'ruling', code: '1' }),
      precedent(1, { source: 'catalog', code: '2' }),
      precedent(1, { code: '7307.22.10.00' }),
      precedent(1),
    ];
    expect(fixedDigits(found, 'brass valve')).toBe('7307221000');
    expect(fixedDigits(found.slice(0, 2), 'brass valve')).toBeNull();
  });
});
