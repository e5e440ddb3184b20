import {
  COLOUR_CLAUSES,
  FACT_KEYS,
  MATERIAL_KEYS,
  NO_MATERIAL,
  PACKING_CLAUSES,
  PLASTIC_SIGNS,
  WOVEN_ABROAD,
} from '@svc/knowledge/data/description-cues';

const SIGN = /(?<![\p{L}\p{N}/.-])(?:PET|PE|PP|PS|PA|PC|PMMA)(?![\p{L}\p{N}/.-])/gu;
/** Signs that are words or other abbreviations as well, so that only a share makes them a plastic. */
const ONLY_WITH_SHARE = new Set(['PS', 'PA', 'PC']);
const SHARE_BEFORE = /\d\s*%\s*$/u;
const SHARE_CHARS = 8;
const LOWER_CASE = /\p{Ll}/u;

const spellPlastics = (text: string): string =>
  text.replace(SIGN, (sign: string, at: number) => {
    const hasShare = SHARE_BEFORE.test(text.slice(Math.max(0, at - SHARE_CHARS), at));
    const isPlain = LOWER_CASE.test(text) && !ONLY_WITH_SHARE.has(sign);
    return hasShare || isPlain ? (PLASTIC_SIGNS[sign] ?? sign) : sign;
  });

const without = (text: string, clauses: readonly RegExp[]): string =>
  clauses.reduce((rest, clause) => rest.replace(clause, ' , '), text);

/** The words of a description that speak of the goods themselves: not of their packing, nor of `apart`, what they are used for. */
export function ownWords(text: string, apart: string): string {
  const own = apart === '' ? text : text.replaceAll(apart, ' , ');
  return without(own, PACKING_CLAUSES);
}

/** The own words that can name a material: no colours, nothing imitated or absent; signs of plastics spelled out. */
export function materialWords(own: string): string {
  return spellPlastics(without(own, [...COLOUR_CLAUSES, NO_MATERIAL]));
}

/** Values of the keys of a text that name materials: `Outsole Material: Rubber; Upper: PU`. */
export function keyedMaterials(text: string): string {
  return [...text.matchAll(MATERIAL_KEYS)].map((match) => match.groups?.['value']?.trim() ?? '').join(', ');
}

/** Values of the keys of a text that say how a textile is made and who wears the goods: `Craft of Weaving: Knit; Gender: Women`. */
export function keyedFacts(text: string): string {
  return [...text.matchAll(FACT_KEYS)]
    .map((match) => match.groups?.['value']?.trim() ?? '')
    .map((value) => (WOVEN_ABROAD.test(value) ? 'woven' : value))
    .join(', ');
}
