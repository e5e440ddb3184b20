import { cue } from '@svc/knowledge/read-table';

const FACT_KEYS = cue('fact keys');

const MATERIAL_KEYS = cue('material keys');

/** Materials that goods imitate or lack. */
const NO_MATERIAL = cue('no material');

/** Packing and maker of the goods, to the end of the clause: a company may be called after its trade. */
const PACKING_AND_MAKER = cue('packing and maker');

/** Plastic abbreviations in capitals or next to a share. */
const PLASTIC_SIGNS: Readonly<Record<string, string>> = {
  PET: 'polyethylene terephthalate',
  PE: 'polyethylene',
  PP: 'polypropylene',
  PS: 'polystyrene',
  PA: 'nylon',
  PC: 'polycarbonate',
  PMMA: 'pmma',
};

/** Vietnamese phrases in which a material name means an appearance, or something other than the material. */
const VIETNAMESE_LOOKS = cue('vietnamese looks');

const WOVEN_ABROAD = cue('woven abroad', 'iu');

const SIGN = /(?<![\p{L}\p{N}/.-])(?:PET|PE|PP|PS|PA|PC|PMMA)(?![\p{L}\p{N}/.-])/gu;
/** Resin abbreviations with other meanings, so that only a share makes them a plastic. */
const ONLY_WITH_SHARE = new Set(['PS', 'PA', 'PC']);
const SHARE_BEFORE = /\d\s*%\s*$/u;
const SHARE_CHARS = 8;
const LOWER_CASE = /\p{Ll}/u;

/** Resin abbreviations that in brackets may count pieces, or mean a computer or electrical part. */
const COUNTED = cue('counted', 'iu');
const NEAR_CHARS = 60;

/** True if a bracketed abbreviation shortens the preceding text, `Petite (PET)`, or is no resin. */
const isShortFor = (sign: string, before: string): boolean => {
  const near = before.slice(-NEAR_CHARS).trim();
  const names = near.split(/[^\p{L}]+/u).filter(Boolean);
  const initials = names.map((name) => name[0]?.toUpperCase() ?? '').join('');
  const isWord = names.at(-1)?.toUpperCase().startsWith(sign) ?? false;

  return isWord || initials.endsWith(sign) || COUNTED.test(near);
};

const spellPlastics = (text: string): string =>
  text.replace(SIGN, (sign: string, at: number) => {
    const hasShare = SHARE_BEFORE.test(text.slice(Math.max(0, at - SHARE_CHARS), at));
    const isPlain = LOWER_CASE.test(text) && !ONLY_WITH_SHARE.has(sign);
    const isBracketed = text[at - 1] === '(' && text[at + sign.length] === ')';
    const isResin = isBracketed ? !isShortFor(sign, text.slice(0, at - 1)) : hasShare || isPlain;
    return isResin ? (PLASTIC_SIGNS[sign] ?? sign) : sign;
  });

/** Product text without packaging, maker and purpose (`apart`). */
export function ownWords(text: string, apart: string): string {
  const own = apart === '' ? text : text.replaceAll(apart, ' , ');
  // Plastic abbreviations are recognised by capitals, which translation loses.
  return spellPlastics(own.replace(PACKING_AND_MAKER, ' , ').replace(VIETNAMESE_LOOKS, ' , '));
}

/** Product text that may name a material: without imitations and absent ones, with shares and plastics spelled out. */
export function materialWords(own: string): string {
  return spellPlastics(own.replace(NO_MATERIAL, ' , ').replace(/\b(?:wholly|entirely) of\b/giu, '100%'));
}

/** Values of material keys: `Outsole Material: Rubber; Upper: PU`. */
export function keyedMaterials(text: string): string {
  return [...text.matchAll(MATERIAL_KEYS)].map((match) => match.groups?.['value']?.trim() ?? '').join(', ');
}

/** Values of keys for construction and wearer of a textile: `Craft of Weaving: Knit; Gender: Women`. */
export function keyedFacts(text: string): string {
  return [...text.matchAll(FACT_KEYS)]
    .map((match) => match.groups?.['value']?.trim() ?? '')
    .map((value) => (WOVEN_ABROAD.test(value) ? 'woven' : value))
    .join(', ');
}
