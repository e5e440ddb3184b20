import type { Precedent } from '@svc/domain/rulings/precedent';
import { cue } from '@svc/knowledge/read-table';
import { sameWords } from '@svc/tariff/search/same-words';
import { tokenize } from '@svc/tariff/search/text';
import { areOpposite, polarityOf } from '../../compare/negations.ts';
import { statedValues } from '../normalize/find-attributes.ts';
import { findMaterials, materialGroups, type FoundMaterial } from '../normalize/find-materials.ts';
import { materialAgreement } from './agreement.ts';

const LEAD_IN = cue('lead-in of a ruling', 'iu');
const PHRASE_END = cue('end of a name', 'iu');
/** `PET (polyester) film` is film. */
const BRACKETED = /\([^()]*\)/gu;
const NUMBER = /\d/u;
/** Use or trade before a colon: `Nguyên liệu thực phẩm: đạm sữa`. */
const LABEL = /^[^:]{1,60}:\s/u;
const ENGLISH = /^[\x20-\x7e‘’“”–—]*$/u;
const NAME_TERMS = 12;
/** Minimum share of the shorter text's first terms for two texts in other languages to name the same kind of goods. */
const SHARED_MIN = 0.6;

const termsOf = (text: string): string[] => tokenize(text).filter((term) => !NUMBER.test(term));

/** Terms for a material or another attribute, which are no kind of goods: `steel`, `frozen`. */
const isAttribute = (term: string): boolean =>
  statedValues(term).size > 0 || findMaterials([term]).length > 0;

/** Terms of the phrase that names the goods in English text; a noun ends it: `raw, frozen hake` is hake. */
const nameOf = (text: string): string[] => {
  const named = text.trim().replace(LEAD_IN, '').replace(LEAD_IN, '');
  const phrases = named.replace(BRACKETED, ' ').split(PHRASE_END).map(termsOf);
  return phrases.find((terms) => !terms.every(isAttribute)) ?? phrases[0] ?? [];
};

/** Nouns of a class: a ruling on `footwear` does not decide one of its kinds. */
const CLASS = /(?:wear|war|furnitur|jewelri|apparel)$/u;

/**
 * True if both names qualify the noun and share no qualifier: a tote bag is no gift bag; or if only one of them
 * qualifies a class.
 */
const areOfOtherKinds = (name: readonly string[], other: readonly string[]): boolean => {
  const kindsOf = (terms: readonly string[]): readonly string[] =>
    terms.slice(0, -1).filter((term) => !isAttribute(term));
  const [kinds, others] = [kindsOf(name), kindsOf(other)];
  if (kinds.length === 0 || others.length === 0)
    return kinds.length !== others.length && CLASS.test(name.at(-1) ?? '');
  return !kinds.some((kind) => others.includes(kind));
};

type IsTelling = (term: string) => boolean;

const areSameNouns = (
  [text, own]: readonly [string, ReadonlySet<string>],
  [other, others]: readonly [string, ReadonlySet<string>],
  isTelling: IsTelling,
): boolean => {
  const [name, otherName] = [nameOf(text), nameOf(other)];
  const [noun = '', otherNoun = ''] = [name.at(-1), otherName.at(-1)];
  const isNamed = noun !== '' && otherNoun !== '' && isTelling(noun) && !areOfOtherKinds(name, otherName);
  return isNamed && (noun === otherNoun || (others.has(noun) && own.has(otherNoun)));
};

/** Two texts without the trades that both begin with; the goods follow the colon. */
const withoutLabels = (texts: readonly [string, string]): readonly string[] =>
  texts.every((text) => LABEL.test(text)) ? texts.map((text) => text.replace(LABEL, '')) : texts;

const PLASTICS = 'plastics';
const isPlastic = ({ name, group }: FoundMaterial): boolean => group === PLASTICS && name !== PLASTICS;

/** True if two texts name materials that exclude each other: steel and plastics, or two plastics. */
function areOfOtherMaterials(text: string, other: string): boolean {
  const [own, others] = [findMaterials([text]), findMaterials([other])];
  const names = others.filter(isPlastic).map(({ name }) => name);
  const isOtherPlastic =
    names.length > 0 && own.some(isPlastic) && !own.some(({ name }) => names.includes(name));
  return isOtherPlastic || materialAgreement(materialGroups(own), materialGroups(others)) < 0;
}

/**
 * True if two texts name the same kind of goods: a steel washer is not a steel bowl nor a plastic washer, and `product`
 * is not a kind.
 */
export function areSameKind(text: string, other: string, isTelling: IsTelling = () => true): boolean {
  if (areOfOtherMaterials(text, other)) return false;

  const own = new Set(termsOf(text).slice(0, NAME_TERMS));
  const others = new Set(termsOf(other).slice(0, NAME_TERMS));
  if (ENGLISH.test(text) && ENGLISH.test(other)) {
    return areSameNouns([text, own], [other, others], isTelling);
  }
  const both = [...own].filter((term) => others.has(term));
  const shared = both.some(isTelling) ? both.length : 0;

  const [first = '', otherFirst = ''] = withoutLabels([text, other]).map((each) => termsOf(each)[0]);
  const isFirstShared = others.has(first) || own.has(otherFirst);

  return isFirstShared && shared >= SHARED_MIN * Math.max(1, Math.min(own.size, others.size));
}

export interface LikePrecedents {
  /** Evidence for ranking: rulings on goods of the same kind, and the account's decisions and codes. */
  readonly voting: readonly Precedent[];
  /** Citable precedents: on goods of the same kind, without catalog codes. */
  readonly cited: readonly Precedent[];
}

/** Drops precedents on other or opposite goods: decaffeinated is no precedent for regular. */
export function likePrecedents(
  description: string,
  precedents: readonly Precedent[],
  isTelling?: IsTelling,
): LikePrecedents {
  if (precedents.length === 0) return { voting: [], cited: [] };
  const goods = polarityOf(description);
  const own = sameWords(description);
  const isSame = ({ title }: Precedent): boolean => sameWords(title) === own;
  const near = precedents.filter(
    (precedent) => isSame(precedent) || !areOpposite(goods, polarityOf(precedent.title)),
  );
  const kin = new Set(near.filter((each) => isSame(each) || areSameKind(description, each.title, isTelling)));

  return {
    voting: near.filter((precedent) => precedent.source !== 'ruling' || kin.has(precedent)),
    cited: near.filter((precedent) => precedent.source !== 'catalog' && kin.has(precedent)),
  };
}
