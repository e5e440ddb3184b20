import { describe, expect, it } from '@jest/globals';
import { wordsIn } from '../explain/words.ts';
import { LEGAL_RULES } from '@svc/knowledge/data/legal-rules';
import { normalize } from '../normalize.ts';
import { generalRules, legalNotes, legalStanding } from './legal-notes.ts';

const idsFor = (description: string, digits: string): string[] => {
  const reading = normalize({ description, market: 'US' });
  const rules = [...legalStanding(legalNotes(reading), digits).rules, ...generalRules(reading)];
  return rules.map(({ id }) => id);
};

describe('legal rules', () => {
  it('have each words in the answer languages', () => {
    for (const language of ['en', 'vi', 'ja', 'ko'] as const) {
      const words = wordsIn(language);
      expect(LEGAL_RULES.filter(({ id }) => words.named(`legal_${id}`, '') === '')).toEqual([]);
    }
  });
});

describe('parts of general use', () => {
  it.each([
    ['steel nuts for a bicycle', '7318160000', 'section_15_note_1_g'],
    ['steel chain for a pump', '7315120000', 'section_15_note_1_f'],
    ['forged steel lifting rings', '7326190000', 'section_15_note_1_e'],
  ])('%j of %s are not put in doubt by %s', (goods, code, id) =>
    expect(idsFor(goods, code)).not.toContain(id),
  );

  it.each([
    ['lock washer', '8708999000', 'section_17_note_2_b'],
    ['brake valve', '8708309000', 'section_17_note_2_e'],
    ['lcd monitor', '8471609000', 'chapter_84_note_6_d_computer_monitor'],
    ["child's balance bike", '8712000000', 'section_17_note_1_toy_car'],
  ])('%j are ruled out of %s by %s', (goods, code, id) => expect(idsFor(goods, code)).toContain(id));
});

describe('legal conditions', () => {
  it('read goods through the glossary', () => {
    expect(idsFor('プラスチック製の傘', '3926909989')).toContain('chapter_39_note_2_q_umbrella');
  });

  it('take no goods for those that they only carry', () => {
    expect(idsFor('umbrella stand of plastic', '3926909989')).not.toContain('chapter_39_note_2_q_umbrella');
    expect(idsFor('plastic umbrella 60 cm', '3926909989')).toContain('chapter_39_note_2_q_umbrella');
  });
});
