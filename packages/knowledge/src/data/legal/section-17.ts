import { legalRules } from '../../legal-rule.ts';

/** Notes of section XVII and its chapters: vehicles, aircraft and vessels. */
export const SECTION_17 = legalRules(
  'section_17_note_1_kinds; Section XVII, note 1; conditions; 86 87 88 89; 95; usual=95',
  'section_17_note_1_toy_car; Section XVII, note 1; excludes; 86 87 88 89; 9503; terms=toy car|toy truck|toy train|toy airplane|toy boat|remote control car|ride on toy',
  'section_17_note_2_a; Section XVII, note 2(a); excludes; 86 87 88; ; terms=gasket|cylinder head gasket|rubber gasket|o ring|rubber seal|rubber washer',
  'section_17_note_2_b; Section XVII, note 2(b); excludes; 86 87 88; ; terms=bolt|hex nut|coil spring|leaf spring|wheel nut|pipe fitting|hose clamp|hinge',
  'section_17_note_2_c; Section XVII, note 2(c); excludes; 86 87 88; 82; terms=wrench|screwdriver|lug wrench|socket wrench',
  'section_17_note_2_e; Section XVII, note 2(e); excludes; 86 87 88; 84; terms=ball bearing|roller bearing|fuel pump|water pump|oil filter|air filter|fuel injector|diesel engine|turbocharger|fuel filter',
  'section_17_note_2_f; Section XVII, note 2(f); excludes; 86 87 88; 85; terms=spark plug|car battery|headlight|car headlight|starter motor|alternator|wiring harness|horn|windshield wiper|car radio|tail light',
  'section_17_note_2_g; Section XVII, note 2(g); excludes; 86 87 88; 90; terms=speed sensor|pressure sensor|fuel gauge|speedometer|tire pressure gauge|oxygen sensor|temperature sensor',
  'section_17_note_2_h; Section XVII, note 2(h); excludes; 86 87 88; 91; terms=dashboard clock|car clock',
  'section_17_note_2_ij; Section XVII, note 2(ij); excludes; 86 87 88; 93; terms=pistol|machine gun|rifle',
  'section_17_note_3; Section XVII, note 3; defines; 86 87 88; ; part',
  'chapter_86_note_1_b; Chapter 86, note 1(b); excludes; 86; 73; terms=steel rail|railway rail',
  'chapter_86_note_1_a; Chapter 86, note 1(a); excludes; 86; ; terms=wooden railway sleeper|concrete railway sleeper|railway sleeper',
  'chapter_86_note_1_c; Chapter 86, note 1(c); excludes; 8608; 8530; terms=railway traffic light|electric railway signal',
  'chapter_87_note_2; Chapter 87, note 2; defines; 8701; ',
  'chapter_87_note_3; Chapter 87, note 3; defines; 8702 8703 8704 8706; ; stated=chassis|chassis with cab',
  `chapter_87_note_4; Chapter 87, note 4; includes; 8712; ; stated=children's bicycle|kids bike|children's bike|child bicycle`,
  'chapter_88_note_1; Chapter 88, note 1; defines; 8806; ',
  'chapter_89_note_1; Chapter 89, note 1; defines; 89; 8906; stated=hull|unfinished vessel',
);
