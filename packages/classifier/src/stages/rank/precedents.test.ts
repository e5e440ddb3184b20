import { describe, expect, it } from '@jest/globals';
import type { Precedent } from '@svc/domain/rulings/precedent';
import { evidenceUnder, precedentEvidence } from './precedents.ts';

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
  it('is nothing without precedents, and for rulings on other goods', () => {
    expect(precedentEvidence([])).toBe(0);
    expect(precedentEvidence([precedent(0.3, { source: 'ruling' })])).toBe(0);
  });

  it('grows with likeness and with the number of decisions', () => {
    const one = precedentEvidence([precedent(0.6)]);
    expect(precedentEvidence([precedent(0.8)])).toBeGreaterThan(one);
    expect(precedentEvidence([precedent(0.6), precedent(0.6)])).toBeGreaterThan(one);
  });

  it('is next to nothing for decisions on other goods, even many', () => {
    expect(precedentEvidence(Array.from({ length: 5 }, () => precedent(0.1)))).toBeLessThan(0.2);
  });

  it('takes the nearest ruling, however many there are', () => {
    const ruling = precedent(0.75, { source: 'ruling' });
    expect(precedentEvidence([ruling, ruling])).toBe(precedentEvidence([ruling]));
  });
});

describe('evidenceUnder', () => {
  it('counts the precedents whose code begins with the digits', () => {
    const found = [precedent(0.9), precedent(0.9, { code: '7307.22.10.00' })];
    expect(evidenceUnder(found, '848180')).toBe(precedentEvidence([precedent(0.9)]));
    expect(evidenceUnder(found, '9503')).toBe(0);
  });
});
