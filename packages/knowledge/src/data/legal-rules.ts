import type { MaterialGroup } from './materials.ts';

/** Where a legal text stands. */
export type LegalScope = 'general_rule' | 'section' | 'chapter' | 'heading' | 'subheading';

/** What a legal text does to goods in a line it touches. */
export type LegalEffect = 'excludes' | 'includes' | 'defines' | 'conditions';

/** One legal text as a condition on the goods; all parts of `when` that are given must hold. */
export interface LegalRule {
  readonly id: string;
  readonly scope: LegalScope;
  /** Place in the nomenclature, as lawyers cite it. */
  readonly reference: string;
  readonly effect: LegalEffect;
  /** Starts of the codes the rule is about; empty for rules on every line. */
  readonly codes: readonly string[];
  readonly exceptCodes: readonly string[];
  readonly when: {
    readonly construction?: readonly string[];
    readonly materialGroups?: readonly MaterialGroup[];
    /** Starts of headings where goods of this kind usually stand. */
    readonly usualHeadings?: readonly string[];
    readonly isSet?: boolean;
  };
  /** Heading or chapter the goods belong to instead, when the text names it. */
  readonly code: string | null;
}

/** Chapters and headings of goods named by kind, to which chapter 39 gives way. */
const NAMED_BY_KIND =
  '4201 4202 64 65 66 84 85 86 87 88 89 90 91 92 94 95 9603 9605 9606 9607 9608 9609 9613 9615 9617 9619'.split(
    ' ',
  );

/** First rules, from the General Rules and the notes of the Harmonized System 2022. */
export const LEGAL_RULES: readonly LegalRule[] = [
  {
    id: 'gri_1',
    scope: 'general_rule',
    reference: 'GRI 1',
    effect: 'defines',
    codes: [],
    exceptCodes: [],
    when: {},
    code: null,
  },
  {
    id: 'gri_6',
    scope: 'general_rule',
    reference: 'GRI 6',
    effect: 'defines',
    codes: [],
    exceptCodes: [],
    when: {},
    code: null,
  },
  {
    id: 'gri_3b',
    scope: 'general_rule',
    reference: 'GRI 3(b)',
    effect: 'conditions',
    codes: [],
    exceptCodes: [],
    when: { isSet: true },
    code: null,
  },
  {
    id: 'chapter_61_note_1',
    scope: 'chapter',
    reference: 'Chapter 61, note 1',
    effect: 'excludes',
    codes: ['61'],
    exceptCodes: [],
    when: { construction: ['woven', 'not_knitted', 'nonwoven'] },
    code: '62',
  },
  {
    id: 'chapter_62_note_1',
    scope: 'chapter',
    reference: 'Chapter 62, note 1',
    effect: 'excludes',
    codes: ['62'],
    exceptCodes: ['6212'],
    when: { construction: ['knitted'] },
    code: '61',
  },
  {
    id: 'chapter_39_note_2',
    scope: 'chapter',
    reference: 'Chapter 39, note 2',
    effect: 'conditions',
    codes: ['39'],
    exceptCodes: [],
    when: { usualHeadings: NAMED_BY_KIND },
    code: null,
  },
  {
    id: 'chapter_71_note_11',
    scope: 'chapter',
    reference: 'Chapter 71, note 11',
    effect: 'conditions',
    codes: ['7117'],
    exceptCodes: [],
    when: { materialGroups: ['precious_metal'] },
    code: '7113',
  },
  {
    id: 'section_15_note_1',
    scope: 'section',
    reference: 'Section XV, note 1',
    effect: 'conditions',
    codes: ['72', '73', '74', '75', '76', '78', '79', '80', '81', '82', '83'],
    exceptCodes: [],
    when: {
      usualHeadings: ['84', '85', '86', '87', '88', '89', '90', '91', '92', '94', '95', '7113', '7117'],
    },
    code: null,
  },
  {
    id: 'chapter_44_note_1',
    scope: 'chapter',
    reference: 'Chapter 44, note 1',
    effect: 'conditions',
    codes: ['44'],
    exceptCodes: [],
    when: { usualHeadings: ['4202', '94', '95', '91', '92', '66', '9603', '9609', '4602'] },
    code: null,
  },
  {
    id: 'section_11_note_1',
    scope: 'section',
    reference: 'Section XI, note 1',
    effect: 'conditions',
    codes: ['50', '51', '52', '53', '54', '55', '56', '57', '58', '59', '60', '61', '62', '63'],
    exceptCodes: [],
    when: { usualHeadings: ['4202', '64', '65', '94', '95', '9619', '6702', '6704', '3005'] },
    code: null,
  },
];

/** Construction of garments that a chapter takes. */
export const CHAPTER_CONSTRUCTION: Readonly<Record<string, readonly string[]>> = {
  '60': ['knitted'],
  '61': ['knitted'],
  '62': ['woven', 'not_knitted', 'nonwoven'],
};
