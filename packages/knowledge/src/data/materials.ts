import { cue, phrasesOf, readTable } from '../read-table.ts';

/** A material of goods or schedule lines; `group` is the level at which chapters and lines separate materials. */
export interface Material {
  readonly name: string;
  readonly group: string;
  /** English names; other languages map to these through the glossary. */
  readonly terms: readonly string[];
}

export const MATERIALS: readonly Material[] = readTable('lexicon/materials').map(
  ([group = '', names = '']) => {
    const terms = names.split('|');
    return { name: terms[0] ?? '', group, terms };
  },
);

const setOf = (list: string): ReadonlySet<string> => new Set(phrasesOf(list));

/** Fabrics that are usually of man-made fibers: a guess that does not count as a stated fiber. */
export const USUAL_FIBERS = setOf('usual fibers');

/** Groups that are base metals in the sense of Section XV. */
export const BASE_METAL_GROUPS = setOf('base metal groups');

/** Groups that are textiles in the sense of Section XI. */
export const TEXTILE_GROUPS = setOf('textile groups');

/** Groups of materials without a kind: `metal`, `fabric`. */
export const ANY_METAL = 'metal';
export const ANY_TEXTILE = 'textile';

const setWithout = (groups: ReadonlySet<string>, any: string): ReadonlySet<string> =>
  new Set([...groups].filter((group) => group !== any));

export const METAL_KINDS = setWithout(BASE_METAL_GROUPS, ANY_METAL);
export const FIBERS = setWithout(TEXTILE_GROUPS, ANY_TEXTILE);

/** Base metals as a whole; any other name of a base metal is a kind: stainless steel, brass, titanium. */
export const WHOLE_METALS = setOf('whole metals');

const byChapter = (attribute: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    readTable('lexicon/chapters').flatMap(([of, chapter = '', values = '']) =>
      of === attribute ? [[chapter, values.split('|')]] : [],
    ),
  );

/** Chapters whose goods are of one material (or few), with their groups. */
export const CHAPTER_MATERIALS = byChapter('material');

/** Construction of the textiles and garments that a chapter covers (notes 1 to chapters 60, 61 and 62). */
export const CHAPTER_CONSTRUCTION = byChapter('construction');

/** Substances that are their own material: chemicals, oils, extracts, foods. */
export const SUBSTANCE = cue('substance', 'iu');
