import {
  APART_CLAUSES,
  DENIED_IN_BRACKETS,
  NUMBER_AGAIN,
  PART_KEY,
  PROVISION_CLAUSES,
  SHARE_IN_BRACKETS,
  VIETNAMESE_LOOKS,
  VIETNAMESE_VEHICLE,
} from '@svc/knowledge/data/apart-cues';
import {
  COLOUR_CLAUSES,
  FACT_KEYS,
  MATERIAL_KEYS,
  NO_MATERIAL,
  PACKING_CLAUSES,
  PLASTIC_SIGNS,
  WOVEN_ABROAD,
} from '@svc/knowledge/data/description-cues';
import { materialIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';

const SIGN = /(?<![\p{L}\p{N}/.-])(?:PET|PE|PP|PS|PA|PC|PMMA)(?![\p{L}\p{N}/.-])/gu;
/** Signs that are words or other abbreviations as well, so that only a share makes them a plastic. */
const ONLY_WITH_SHARE = new Set(['PS', 'PA', 'PC']);
const SHARE_BEFORE = /\d\s*%\s*$/u;
const SHARE_CHARS = 8;
const LOWER_CASE = /\p{Ll}/u;

/** Signs that in brackets count pieces, or name a computer or an electric thing. */
const COUNTED =
  /(?:\d|\b(?:unit|qty|quantity|price|per|set|box|computers?|gam(?:e|ing)|software|desktop|laptop|windows|mac|console|keyboard|mouse|supply|address|audio))\s*$/iu;
const NEAR_CHARS = 60;

/** True if a sign in brackets is short for the words before it, `Petite (PET)`, or for no resin. */
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

const without = (text: string, clauses: readonly RegExp[]): string =>
  clauses.reduce((rest, clause) => rest.replace(clause, ' , '), text);

/** A description without quotations of headings and provisions, and without what a bracket denies. */
export function withoutProvisions(text: string): string {
  return without(text, [...PROVISION_CLAUSES, DENIED_IN_BRACKETS]).replace(NUMBER_AGAIN, '');
}

const NAME_CHARS = 40;
const NAME_TOKENS = 3;

/** Shares in brackets after a material alone: one after another substance is not the share of the following material. */
const withoutOtherShares = (text: string): string =>
  text.replace(SHARE_IN_BRACKETS, (share: string, at: number) => {
    const before = phraseTokens(text.slice(Math.max(0, at - NAME_CHARS), at)).slice(-NAME_TOKENS);
    return materialIndex.findAll(before).length > 0 ? share : ' ';
  });

/** The words of a description about the goods themselves: not of their packing, maker or fittings, nor of `apart`, their purpose. */
export function ownWords(text: string, apart: string): string {
  const own = apart === '' ? text : text.replaceAll(apart, ' , ');
  // Signs of plastics are known by their capitals, which a text that is put into English loses.
  return spellPlastics(
    without(own, [...PACKING_CLAUSES, ...APART_CLAUSES, VIETNAMESE_LOOKS, VIETNAMESE_VEHICLE]),
  );
}

/** The own words that can name a material: no colours, nothing imitated or absent; signs of plastics spelled out. */
export function materialWords(own: string): string {
  return withoutOtherShares(spellPlastics(without(own, [...COLOUR_CLAUSES, NO_MATERIAL])));
}

/** Values of the keys of a text that name materials: `Outsole Material: Rubber; Upper: PU`. */
export function keyedMaterials(text: string): string {
  return [...text.matchAll(MATERIAL_KEYS)]
    .filter(([field]) => !PART_KEY.test(field))
    .map((match) => match.groups?.['value']?.trim() ?? '')
    .join(', ');
}

/** Values of the keys of a text that say how a textile is made and who wears the goods: `Craft of Weaving: Knit; Gender: Women`. */
export function keyedFacts(text: string): string {
  return [...text.matchAll(FACT_KEYS)]
    .map((match) => match.groups?.['value']?.trim() ?? '')
    .map((value) => (WOVEN_ABROAD.test(value) ? 'woven' : value))
    .join(', ');
}
