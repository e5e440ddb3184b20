import { legalRules } from '../../legal-rule.ts';

/** Notes of section XIX and its chapters: arms. */
export const SECTION_19 = legalRules(
  'chapter_93_note_1_a; Chapter 93, note 1(a); excludes; 93; 36; terms=detonator|percussion cap|signal flare|flare',
  'chapter_93_note_1_d; Chapter 93, note 1(d); excludes; 93; 9013; terms=rifle scope|telescopic sight|riflescope',
  'chapter_93_note_1_e; Chapter 93, note 1(e); excludes; 93; 95; terms=bow and arrow|archery bow|crossbow toy|toy gun|water gun|fencing foil',
  'chapter_93_note_1_c; Chapter 93, note 1(c); excludes; 93; 8710; terms=armored vehicle|tank vehicle|armoured vehicle',
);
