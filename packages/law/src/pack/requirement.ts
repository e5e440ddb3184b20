import { readGoods, type GoodsRef } from './goods.ts';
import { readUrl, type PackNames } from './measure.ts';
import { readOrigins, type DatedCode } from './origins.ts';
import { period, type TableRow } from './table.ts';
import { languageColumns, readTexts, type LanguageColumns, type Languages } from './texts.ts';

export const REQUIREMENT_KINDS = [
  'licence',
  'permit',
  'certificate',
  'registration',
  'inspection',
  'labelling',
  'restriction',
  'prohibition',
  'reporting',
] as const;

/** Likelihood that a requirement applies to goods of a code, most certain first. */
export const STRENGTHS = ['required', 'likely', 'possible'] as const;

/** An import requirement by goods, origins and days (ISO, inclusive). */
export interface RequirementRow {
  readonly key: string;
  readonly goods: GoodsRef;
  readonly exceptGoods: GoodsRef;
  /** Null for every origin. */
  readonly origins: readonly DatedCode[] | null;
  readonly exceptOrigins: readonly DatedCode[];
  readonly authority: string;
  readonly kind: (typeof REQUIREMENT_KINDS)[number];
  readonly strength: (typeof STRENGTHS)[number];
  readonly legalBasis: string;
  readonly url: string;
  readonly from: string;
  readonly to: string | null;
  readonly title: Languages;
  readonly summary: Languages;
  /** Null if it applies to all goods of the codes. */
  readonly appliesWhen: Languages | null;
}

const COLUMNS = [
  'key',
  'goods',
  'except_goods',
  'origins',
  'except_origins',
  'authority',
  'kind',
  'strength',
  'legal_basis',
  'url',
  'from',
  'to',
] as const;
type TextName = 'title' | 'summary' | 'applies_when';
type Column = (typeof COLUMNS)[number] | LanguageColumns<TextName> | 'note';
const TEXTS: readonly TextName[] = ['title', 'summary', 'applies_when'];

export const REQUIREMENT_TABLE: {
  readonly required: readonly Column[];
  readonly optional: readonly Column[];
} = {
  required: [...COLUMNS, ...TEXTS.flatMap(languageColumns)],
  optional: ['note'],
};

export function readRequirement(row: TableRow<Column>, names: PackNames): RequirementRow {
  for (const column of ['goods', 'origins', 'title_en', 'summary_en'] as const) row.required(column);

  return {
    key: row.required('key'),
    goods: readGoods(row, 'goods', names.lists),
    exceptGoods: readGoods(row, 'except_goods', names.lists),
    origins: readOrigins(row, 'origins', names.groups),
    exceptOrigins: readOrigins(row, 'except_origins', names.groups) ?? [],
    authority: row.required('authority'),
    kind: row.oneOf('kind', REQUIREMENT_KINDS),
    strength: row.oneOf('strength', STRENGTHS),
    legalBasis: row.required('legal_basis'),
    url: readUrl(row, 'url'),
    ...period(row, 'from', 'to'),
    title: readTexts(row, 'title'),
    summary: readTexts(row, 'summary'),
    appliesWhen: row.text('applies_when_en') === '' ? null : readTexts(row, 'applies_when'),
  };
}
