import { scopeOf, type GoodsRef } from './goods.ts';
import type { PackNames } from './measure.ts';
import type { DatedCode } from './origins.ts';
import { columns, sourceOf, type RowOf } from './table.ts';
import { languageColumns, readTexts, type Languages } from './texts.ts';

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

export const REQUIREMENT_TABLE = {
  required: [
    ...columns(
      'key goods except_goods origins except_origins authority kind strength legal_basis url from to',
    ),
    ...(['title', 'summary', 'applies_when'] as const).flatMap(languageColumns),
  ],
  optional: columns('note'),
};

export function readRequirement(row: RowOf<typeof REQUIREMENT_TABLE>, names: PackNames): RequirementRow {
  for (const column of ['goods', 'origins', 'title_en', 'summary_en'] as const) row.required(column);

  return {
    key: row.required('key'),
    ...scopeOf(row, names),
    authority: row.required('authority'),
    kind: row.oneOf('kind', REQUIREMENT_KINDS),
    strength: row.oneOf('strength', STRENGTHS),
    ...sourceOf(row),
    title: readTexts(row, 'title'),
    summary: readTexts(row, 'summary'),
    appliesWhen: row.text('applies_when_en') === '' ? null : readTexts(row, 'applies_when'),
  };
}
