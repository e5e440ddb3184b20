import { describe, expect, it } from '@jest/globals';
import { wordsIn } from '../explain/words.ts';
import { LEGAL_RULES } from '@svc/knowledge/data/legal-rules';
import { CHEMICALS_CASES } from '../../../test/legal-cases/chemicals.ts';
import { FOOD_CASES } from '../../../test/legal-cases/food.ts';
import { FOOTWEAR_CASES } from '../../../test/legal-cases/footwear.ts';
import { FURNITURE_CASES } from '../../../test/legal-cases/furniture.ts';
import { GENERAL_CASES } from '../../../test/legal-cases/general.ts';
import { MACHINES_CASES } from '../../../test/legal-cases/machines.ts';
import { PAPER_CASES } from '../../../test/legal-cases/paper.ts';
import { PLASTICS_CASES } from '../../../test/legal-cases/plastics.ts';
import { TEXTILES_CASES } from '../../../test/legal-cases/textiles.ts';
import { VEHICLES_CASES } from '../../../test/legal-cases/vehicles.ts';
import { normalize } from '../normalize.ts';
import { generalRules, legalNotes, legalStanding } from './legal-notes.ts';

const ROWS = [
  ...GENERAL_CASES,
  ...FOOD_CASES,
  ...CHEMICALS_CASES,
  ...PLASTICS_CASES,
  ...PAPER_CASES,
  ...TEXTILES_CASES,
  ...FOOTWEAR_CASES,
  ...MACHINES_CASES,
  ...VEHICLES_CASES,
  ...FURNITURE_CASES,
].map((row) => row.split(' | '));

/** Rules that `rank.test.ts` covers, or that hold for all goods. */
const COVERED_ELSEWHERE = new Set(
  'gri_1 gri_6 gri_3b chapter_61_note_1 chapter_62_note_1 section_11_note_1 chapter_44_note_1 chapter_71_note_11'.split(
    ' ',
  ),
);

const idsFor = (description: string, digits: string): string[] => {
  const reading = normalize({ description, market: 'US' });
  const rules = [...legalStanding(legalNotes(reading), digits).rules, ...generalRules(reading)];
  return rules.map(({ id }) => id);
};

describe('legal rules', () => {
  it.each(ROWS)('%s speaks of %s under %s, not of %s under %s', (id, goods, code, others, otherCode) => {
    expect(idsFor(goods ?? '', code ?? '')).toContain(id);
    expect(idsFor(others ?? '', otherCode ?? '')).not.toContain(id);
  });

  it('have each a row here', () => {
    const tested = new Set(ROWS.map(([id]) => id));
    const untested = LEGAL_RULES.filter(({ id }) => !tested.has(id) && !COVERED_ELSEWHERE.has(id));
    expect(untested).toEqual([]);
    expect(LEGAL_RULES.length).toBeGreaterThanOrEqual(250);
  });

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
