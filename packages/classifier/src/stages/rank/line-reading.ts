import type { Attribute } from '@svc/knowledge/data/attributes';
import { cue, readTable } from '@svc/knowledge/read-table';
import { translateTerms } from '@svc/knowledge/translate-terms';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { memoizeText } from '@svc/tariff/search/memoize-text';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import { polarityOf, withoutOpen, type Polarity } from '../../compare/negations.ts';
import { memoizeWeak } from '../../memoize-weak.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Limit } from '../normalize/amounts.ts';
import { limitsOf } from '../normalize/figures.ts';
import { statedValues } from '../normalize/find-attributes.ts';
import { findMaterials, type FoundMaterial } from '../normalize/find-materials.ts';
import { shareLimitsOf } from '../normalize/shares.ts';

/** Goods of a group that a legal note defines. */
const GROUPS = readTable('lexicon/group-members').map(
  ([group = '', members = '']) => [new RegExp(group, 'iu'), members.split('|')] as const,
);

const membersOf = (row: string): readonly string[] =>
  GROUPS.flatMap(([group, members]) => (group.test(row) ? members : []));

export interface LineReading {
  readonly terms: readonly string[];
  /** Index terms of the goods that a legal note puts into a group of the row. */
  readonly members: readonly (readonly string[])[];
  readonly attributes: ReadonlyMap<Attribute, readonly string[]>;
  readonly materialGroups: readonly string[];
  readonly materialNames: readonly string[];
  /** Materials that the row excludes: `other than of porcelain or china`. */
  readonly excludedMaterials: readonly string[];
  readonly limits: readonly Limit[];
  /** True if the row requires electric goods, false if it excludes them, null if neither. */
  readonly isElectrical: boolean | null;
  readonly polarity: Polarity;
  /** True if the row covers what its siblings do not name. */
  readonly isResidual: boolean;
}

const RESIDUAL = /^(?:other\b|others\b|nesoi\b|loại khác|-*\s*loại khác)/iu;

/** `man-made` is not about men, and `baby carriages` are not worn. */
const NO_WEARER = /\bman[-‐‑ ]?made\b|\bbaby (?=\p{L})/giu;
/** Materials that goods work on, and screws, plasters and instruments named after one. */
const NO_MATERIAL = cue('no material in a row');
const PRECIOUS = /\bprecious metals?\b/giu;
/** Metal coatings, not the material of the goods. */
const PLATED = cue('plated');

/** A list that one `not` denies: `not reinforced, laminated or supported`. */
const DENIED_LIST = /\bnot \p{L}+(?:, \p{L}+)*,? or \p{L}+/giu;

const EXCLUDED = /\b(?:other than|except) of\s([^,;:()]+)/giu;
const OR = /\s(?:or|and)\s(?:of\s)?/iu;

/** Materials that a row excludes by their only word: `glass-ceramics` is not glass, nor hard rubber rubber. */
const excludedMaterials = (text: string): readonly string[] =>
  [...text.matchAll(EXCLUDED)].flatMap(([, list = '']) => {
    const parts = list.trim().toLowerCase().split(OR);
    const named = parts.flatMap((part) => findMaterials([part]).map(({ name }) => name));
    return parts.some((part) => /[^\p{L}]/u.test(part)) ? [] : named.filter((name) => parts.includes(name));
  });

export type RowMaterials = Pick<LineReading, 'materialGroups' | 'materialNames' | 'excludedMaterials'>;

/** Materials found in the text of a row, and those that it excludes. */
const rowMaterials = (materials: readonly FoundMaterial[], text: string): RowMaterials => ({
  materialGroups: [...new Set(materials.map(({ group }) => group))],
  materialNames: materials.map(({ name }) => name),
  excludedMaterials: excludedMaterials(text),
});

const ANY_MATERIAL = /\bany (?:other )?materials?\b/iu;

const materialsOf = (stated: string): FoundMaterial[] => {
  if (ANY_MATERIAL.test(stated)) return [];

  const text = stated.replace(NO_MATERIAL, ' ').replace(PLATED, ' ');
  const isPrecious = text.search(PRECIOUS) >= 0;
  return [
    ...findMaterials([text.replace(PRECIOUS, ' ')]),
    ...(isPrecious ? [{ name: 'precious metal', group: 'precious_metal', percent: null }] : []),
  ];
};

const WITHOUT_ELECTRICITY = cue('without electricity', 'iu');
const WITH_ELECTRICITY = /\belectrically operated\b|(?:hoạt động|chạy) bằng điện/iu;

const powerOf = (text: string): boolean | null => {
  if (WITHOUT_ELECTRICITY.test(text)) return false;
  return WITH_ELECTRICITY.test(text) ? true : null;
};

/** Vietnamese rows by material or wearer; the glossary is too coarse for names of goods. */
const OF_MATERIAL_OR_WEARER = /^[\s-]*(?:từ|bằng|dùng cho)\s/iu;

const inEnglish = memoizeText((text) => translateTerms(text, 'vi').glossed);

const englishOf = ({ description, extra }: Pick<ScheduleLine, 'description' | 'extra'>): string => {
  const official = extra['text_en'];
  if (typeof official === 'string') return official;
  return OF_MATERIAL_OR_WEARER.test(description) ? inEnglish(description) : '';
};

/** Text of a Vietnamese row with its English: the official one, or else the glossary's. */
export const withEnglish = (line: Pick<ScheduleLine, 'description' | 'extra'>): string =>
  [line.description, englishOf(line)].filter(Boolean).join('; ');

/** Text of a row that states attributes of its goods. */
export const attributeText = (line: ScheduleLine): string =>
  statedText(withoutOpen(withEnglish(line)).replace(DENIED_LIST, ' ')).replace(NO_WEARER, ' ');

const STATES = ['construction', 'state'] as const;

const readLine = (line: ScheduleLine, parent: string): LineReading => {
  const stated = statedText(line.description);
  const english = withEnglish(line);
  const attributes = statedValues(attributeText(line));
  const states = STATES.flatMap((name) => attributes.get(name) ?? []);

  return {
    terms: [...new Set(tokenize(stated))],
    members: membersOf(stated).map(tokenize),
    attributes,
    ...rowMaterials(materialsOf(statedText(english)), english),
    limits: [...limitsOf(line.description, parent), ...shareLimitsOf(line.description)],
    polarity: polarityOf(line.description, states),
    isElectrical: powerOf(line.description),
    isResidual: RESIDUAL.test(line.description.replace(/^[\s-]+/u, '')),
  };
};

// Readings are pure: cached by position with the schedule's content. Reading a row takes longer than weighing it.
const readingsOf = memoizeWeak((_: object, count: number) =>
  Array.from<LineReading | undefined>({ length: count }),
);

export const lineReading = (schedule: ScheduleIndex, line: ScheduleLine): LineReading =>
  (readingsOf(schedule.content, schedule.count)[line.position] ??= readLine(
    line,
    line.parent === null ? '' : schedule.line(line.parent).description,
  ));
