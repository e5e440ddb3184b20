import type { CodeSet } from '../duty/code-set.ts';
import { codeSet } from '../duty/code-set.ts';

/** What a requirement is. */
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

/** How likely it is that goods of a code meet a requirement. */
export const STRENGTHS = ['required', 'likely', 'possible'] as const;

/** A text in the languages that notes on tariff data exist in. */
export interface NoteText {
  readonly en: string;
  readonly vi: string;
}

/** A requirement on import, by codes, origins and dates (ISO, inclusive). */
export interface Requirement {
  readonly key: string;
  readonly authority: string;
  readonly kind: (typeof REQUIREMENT_KINDS)[number];
  readonly strength: (typeof STRENGTHS)[number];
  readonly title: NoteText;
  readonly summary: NoteText;
  readonly appliesWhen: NoteText | null;
  readonly legalBasis: string;
  readonly url: string;
  /** Null for all goods. */
  readonly codes: CodeSet | null;
  /** ISO codes; null for all origins. */
  readonly origins: readonly string[] | null;
  /** ISO codes of the origins that are left out. */
  readonly exceptOrigins: readonly string[];
  readonly from: string;
  readonly to: string | null;
}

/** A requirement as it is written down: codes as starts, `*` for all goods. */
export interface RequirementRow {
  readonly key: string;
  readonly codes: string;
  readonly authority: string;
  readonly kind: Requirement['kind'];
  readonly strength: Requirement['strength'];
  readonly title: readonly [en: string, vi: string];
  readonly summary: readonly [en: string, vi: string];
  readonly when?: readonly [en: string, vi: string];
  readonly law: string;
  readonly url: string;
  readonly from: string;
  readonly to?: string;
  readonly origins?: string;
  readonly exceptOrigins?: string;
}

/** Reads rows. */
export function requirements(rows: readonly RequirementRow[]): readonly Requirement[] {
  return rows.map((row) => ({
    key: row.key,
    authority: row.authority,
    kind: row.kind,
    strength: row.strength,
    title: note(row.title),
    summary: note(row.summary),
    appliesWhen: row.when === undefined ? null : note(row.when),
    legalBasis: row.law,
    url: row.url,
    codes: row.codes === '*' ? null : codeSet(row.codes),
    origins: row.origins?.split(' ') ?? null,
    exceptOrigins: row.exceptOrigins?.split(' ') ?? [],
    from: row.from,
    to: row.to ?? null,
  }));
}

function note([en, vi]: readonly [en: string, vi: string]): NoteText {
  return { en, vi };
}
