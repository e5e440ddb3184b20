import type { Attribute } from '@svc/knowledge/data/attributes';
import { TEXTILE_GROUPS } from '@svc/knowledge/data/materials';
import { isEmptyOfGoods } from '@svc/knowledge/empty-words';
import type { NamedProduct } from '@svc/knowledge/product-type';
import { cue } from '@svc/knowledge/read-table';
import { translateTerms, type TermTranslation } from '@svc/knowledge/translate-terms';
import { words } from '@svc/tariff/search/text';
import type { ProductText } from '@svc/text-model/features';
import type { FlagCode, Normalized } from '../classification.ts';
import { deniedIn, polarityOf, withDenials, type Polarity } from '../compare/negations.ts';
import type { Answer, ClassifyInput } from '../input.ts';
import type { Reading } from '../reading.ts';
import { answeredMaterials, answerWords } from './normalize/answered.ts';
import { calledGoods } from './normalize/called-goods.ts';
import { isElectricalGoods } from './normalize/electrical-goods.ts';
import { figuresOf } from './normalize/figures.ts';
import { asFibers, findMaterials, materialGroups, type FoundMaterial } from './normalize/find-materials.ts';
import { findProduct, type FoundProduct } from './normalize/find-product.ts';
import { findUse, type StatedUse } from './normalize/find-use.ts';
import { guessLanguage, isOtherLanguage } from './normalize/guess-language.ts';
import { missingFacts } from './normalize/missing-facts.ts';
import { keyedMaterials, materialWords, ownWords } from './normalize/own-words.ts';
import {
  categoryPath,
  cleanText,
  expandAbbreviations,
  isSetOrKit,
  namesNoGoods,
  USED_IN_SET,
  weighTerms,
} from './normalize/prepare-text.ts';
import { readFacts } from './normalize/read-facts.ts';
import { sharesOf } from './normalize/shares.ts';

const SEARCH_TERMS_MAX = 24;
const HEADINGS_MAX = 8;
const TRANSLATED_MIN = 0.25;
const NOTES_USED_MAX_CHARS = 300;

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join(' ');

interface Texts {
  readonly clean: string;
  readonly english: string;
  /** Text about the product, with known foreign terms in English. */
  readonly own: string;
  readonly stated: string;
  readonly glossed: string;
  readonly denied: TermTranslation['denied'];
  readonly purpose: StatedUse | null;
  readonly isOtherLanguage: boolean;
  readonly language: Normalized['language'];
  readonly translation: string | null;
  readonly coverage: number;
  readonly material: string;
  readonly composition: string;
  readonly use: string;
  readonly notes: string;
  readonly abbreviations: Readonly<Record<string, string>>;
}

const inEnglish = (text: string, language: Normalized['language']): string =>
  language === 'en' ? text : `${translateTerms(text, language).english} ${text}`.trim();

/** `Nam` alone means man. */
const VIETNAM = /(?<!\p{L})việt\s+nam(?!\p{L})/giu;

const translate = (text: string, language: Normalized['language']): TermTranslation =>
  language === 'en'
    ? { english: text, glossed: text, terms: [], denied: [], coverage: 1 }
    : translateTerms(text.replace(VIETNAM, 'Vietnam'), language);

/** Denials of a Vietnamese text with the denied noun, which comes first, in English. */
const deniedInVietnamese = ({ denials }: Polarity): TermTranslation['denied'] =>
  denials.flatMap(({ words: source }) =>
    translateTerms(deniedIn(source), 'vi')
      .terms.slice(0, 1)
      .map(({ english }) => ({ source, english })),
  );

const readTexts = (input: ClassifyInput): Texts => {
  const clean = cleanText(input.description);
  const language = guessLanguage(clean);
  const isForeign = language === 'en' && isOtherLanguage(clean);
  const { english, glossed, denied, coverage } = translate(clean, language);
  const field = (text = ''): string => {
    const plain = cleanText(text);
    return inEnglish(plain, guessLanguage(plain));
  };
  const notes = field(input.notes);
  const purpose = findUse(clean, notes, isForeign);
  const own = translate(ownWords(clean, purpose?.phrase ?? ''), language);
  return {
    clean,
    english,
    own: own.glossed,
    // In Vietnamese only translated terms: `men` (glaze) is not a wearer.
    stated: language === 'vi' ? own.english : own.glossed,
    glossed,
    denied,
    purpose,
    isOtherLanguage: isForeign,
    language,
    translation: language === 'en' ? null : english,
    coverage,
    material: field(input.material),
    composition: field(input.composition),
    use: field(input.use),
    notes,
    abbreviations: expandAbbreviations(clean),
  };
};

const readingFlags = (texts: Texts, input: ClassifyInput, found: Found): FlagCode[] => {
  const isForeign = texts.language !== 'en' && !(input.market === 'VN' && texts.language === 'vi');
  const isUnread = texts.isOtherLanguage || (isForeign && texts.coverage < TRANSLATED_MIN);
  return [
    ...(found.namesGoods ? [] : ['not_goods' as const]),
    ...(found.isSet ? ['set_or_kit' as const] : []),
    ...(isUnread ? ['language_fallback' as const] : []),
  ];
};

const echo = (input: ClassifyInput): Normalized['extra'] => ({
  material: input.material ?? '',
  use: input.use ?? '',
  composition: input.composition ?? '',
  origin: input.origin ?? '',
  notes: input.notes ?? '',
});

interface Found {
  readonly product: FoundProduct;
  /** Certain product name; `products` are only hints. */
  readonly called: NamedProduct | null;
  readonly products: readonly NamedProduct[];
  readonly materials: readonly FoundMaterial[];
  readonly facts: ReadonlyMap<Attribute, string>;
  readonly category: string;
  readonly isSet: boolean;
  readonly namesGoods: boolean;
}

const TEXTILE_HEADING = /^(?:5\d|6[0-3])/u;

const SPUN_FORM = cue('spun form', 'iu');

/** True if polymers of the goods are fibers, by their kind, form, construction, or a fiber with them. */
const isTextile = (
  { named }: FoundProduct,
  facts: ReadonlyMap<Attribute, string>,
  stated: readonly FoundMaterial[],
  own: string,
): boolean =>
  SPUN_FORM.test(own) ||
  stated.some(({ group }) => TEXTILE_GROUPS.has(group)) ||
  (named[0]?.type.headings.every((heading) => TEXTILE_HEADING.test(heading)) ?? false) ||
  ['knitted', 'woven'].includes(facts.get('construction') ?? '');

const find = (texts: Texts, answers: readonly Answer[]): Found => {
  const category = categoryPath(texts.notes);
  const product = findProduct(texts.english);
  const whole = texts.language === 'vi' ? texts.english : texts.glossed;
  const facts = readFacts({ ...texts, whole }, answers);
  const stated = findMaterials(
    [texts.material, texts.composition],
    materialWords(texts.own),
    keyedMaterials(texts.notes),
  );
  return {
    product,
    called: calledGoods(texts.clean, texts.glossed, texts.language),
    products: [...product.named, ...findProduct(category).named],
    materials: [
      ...answeredMaterials(answers),
      ...(isTextile(product, facts, stated, texts.own) ? asFibers(stated) : stated),
    ],
    facts,
    category,
    isSet:
      !USED_IN_SET.test(texts.clean) &&
      isSetOrKit(texts.english, texts.language === 'vi' ? texts.clean : null),
    namesGoods:
      !isEmptyOfGoods(texts.clean) && !namesNoGoods(texts.english === '' ? texts.clean : texts.english),
  };
};

const searchTextOf = (texts: Texts): string =>
  [texts.clean, texts.translation ?? '', ...Object.values(texts.abbreviations)].filter(Boolean).join(' ');

const namesOf = (
  called: NamedProduct | null,
): Pick<Normalized, 'category' | 'product_type' | 'hs_headings'> =>
  called === null
    ? { category: null, product_type: null, hs_headings: [] }
    : {
        category: called.type.category,
        product_type: called.name,
        hs_headings: called.type.headings.slice(0, HEADINGS_MAX),
      };

const statedFacts = (
  facts: ReadonlyMap<Attribute, string>,
): Pick<Normalized, 'construction' | 'gender' | 'state'> => ({
  construction: facts.get('construction') ?? null,
  gender: facts.get('gender') ?? null,
  state: facts.get('state') ?? null,
});

const describe = (input: ClassifyInput, texts: Texts, found: Found): Normalized => {
  const searchText = searchTextOf(texts);
  const { called, facts, materials } = found;
  const electrical = isElectricalGoods(`${texts.own} ${texts.material}`, called);
  const read = {
    called,
    facts,
    hasMaterial: materials.length > 0,
    hasUse: texts.purpose !== null,
    isElectrical: electrical,
  };
  return {
    raw_description: input.description,
    clean_description: texts.clean,
    search_text: searchText,
    language: texts.language,
    ...namesOf(called),
    ...statedFacts(facts),
    materials: materials.map(({ name, group, percent, bound }) => ({
      name,
      group,
      percent: bound === undefined ? percent : null,
    })),
    electrical,
    extra: echo(input),
    missing: missingFacts(read, input),
    flags: readingFlags(texts, input, found),
    function: texts.use === '' ? (texts.purpose?.use ?? null) : texts.use,
    search_terms: [...new Set(words(searchText).map((word) => word.surface))].slice(0, SEARCH_TERMS_MAX),
    extraction: { method: 'lexicon' },
    abbreviations: texts.abbreviations,
    translation: texts.translation,
    material_groups: materialGroups(materials),
  };
};

const queriesOf = (texts: Texts, found: Found, searchText: string): Reading['queries'] => {
  const names = found.products
    .slice(0, 2)
    .map(({ name }) => name)
    .join(' ');
  const { head } = found.product;
  const original = texts.language === 'en' ? '' : texts.clean;
  return {
    whole: joined(searchText, found.category),
    product: joined(head, names, original, found.category),
  };
};

const productText = (input: ClassifyInput, texts: Texts, answers: readonly Answer[]): ProductText => ({
  description: texts.clean,
  material: joined(input.material ?? '', answerWords(answers)),
  composition: input.composition ?? '',
  use: input.use ?? '',
  notes: input.notes ?? '',
});

/** Reads a description with the lexicons: language, materials, attributes, product names and search text. */
export function normalize(input: ClassifyInput): Reading {
  const texts = readTexts(input);
  const answers = input.answers ?? [];
  const found = find(texts, answers);
  const normalized = describe(input, texts, found);
  const stated = polarityOf(texts.clean);
  return {
    normalized,
    product: productText(input, texts, answers),
    answers,
    facts: found.facts,
    figures: new Map([
      ...figuresOf(joined(texts.clean, input.composition ?? '')),
      ...sharesOf(found.materials),
    ]),
    polarity: withDenials(stated, texts.language === 'vi' ? deniedInVietnamese(stated) : texts.denied),
    products: found.products,
    head: found.product.head,
    queries: queriesOf(texts, found, normalized.search_text),
    terms: weighTerms({
      head: found.product.head,
      product: joined(...found.products.slice(0, 2).map(({ name }) => name)),
      stated: joined(texts.material, texts.composition, texts.use),
      rest: normalized.search_text,
      context: joined(found.category, texts.notes.slice(0, NOTES_USED_MAX_CHARS)),
    }),
    namesGoods: found.namesGoods,
    isSet: found.isSet,
    translated: texts.coverage,
    unsupportedLanguage: input.unsupportedLanguage ?? null,
  };
}
