import { legalRules } from '../../legal-rule.ts';

/** Notes of section XXI and its chapters: works of art. */
export const SECTION_21 = legalRules(
  'chapter_97_note_1_a; Chapter 97, note 1(a); excludes; 97; 4907; terms=unused postage stamp|mint postage stamp',
  'chapter_97_note_1_b; Chapter 97, note 1(b); excludes; 97; 59; terms=theatrical scenery|painted canvas scenery|studio backdrop|photo backdrop',
  'chapter_97_note_4; Chapter 97, note 4; excludes; 9703; ; terms=garden statue|resin figurine|resin statue|souvenir statue|mass produced figurine',
  'chapter_97_note_3; Chapter 97, note 3; defines; 9702; ',
);
