import { describe, expect, it } from '@jest/globals';
import { LEGAL_RULES } from '@svc/knowledge/data/legal-rules';
import { normalize } from '../normalize.ts';
import { legalNotes, legalStanding } from '../rank/legal-notes.ts';
import { concerningRules } from './legal-findings.ts';

const shown = (description: string, ...ids: readonly string[]): string[] =>
  concerningRules(
    normalize({ description, market: 'US' }),
    LEGAL_RULES.filter(({ id }) => ids.includes(id)),
  ).map(({ id }) => id);

describe('concerningRules', () => {
  it('shows a note that defines a word only for goods named by it', () => {
    expect(shown('handbag of patent leather', 'chapter_42_note_1')).toEqual(['chapter_42_note_1']);
    expect(shown('nonwoven shopping bag', 'chapter_42_note_1')).toEqual([]);
  });

  it('shows general rules and notes whose own condition holds', () => {
    expect(shown('plastic toy', 'gri_1', 'chapter_39_note_2_y_kinds')).toEqual([
      'gri_1',
      'chapter_39_note_2_y_kinds',
    ]);
  });
});

describe('notes on kinds of goods', () => {
  const statusOf = (description: string, digits: string): string =>
    legalStanding(legalNotes(normalize({ description, market: 'US' })), digits).status;

  it('take out the goods themselves and none that are named in passing', () => {
    expect(statusOf('plastic toy', '3926909989')).toBe('conditional');
    expect(statusOf('plastic label, shipped in one carton with a pump', '3926909989')).toBe('clear');
  });

  it('take no single machine for a functional unit', () => {
    const rules = legalStanding(
      legalNotes(normalize({ description: 'sound card for a computer system', market: 'US' })),
      '8471809000',
    ).rules.map(({ id }) => id);
    expect(rules).not.toContain('section_16_note_4');
  });
});
