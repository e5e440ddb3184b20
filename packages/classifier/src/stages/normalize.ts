import { ATTRIBUTES, type Attribute } from '@svc/knowledge/data/attributes';
import { MATERIALS } from '@svc/knowledge/data/materials';
import type { NamedProduct } from '@svc/knowledge/product-type';
import { isEmptyOfGoods } from '@svc/knowledge/empty-words';
import { translateTerms } from '@svc/knowledge/translate-terms';
import { words } from '@svc/tariff/search/text';
import type { ProductText } from '@svc/text-model/features';
import type { FlagCode, Normalized } from '../classification.ts';
import type { Answer, ClassifyInput } from '../input.ts';
import type { Reading } from '../reading.ts';
import { categoryPath } from './normalize/category-path.ts';
import { cleanText } from './normalize/clean-text.ts';
import { isSetOrKit, namesNoGoods } from './normalize/detect-kind.ts';
import { expandAbbreviations } from './normalize/expand-abbreviations.ts';
import { findAttributes, isElectrical } from './normalize/find-attributes.ts';
import { findMaterials, materialGroups, type FoundMaterial } from './normalize/find-materials.ts';
import { findProduct, type FoundProduct } from './normalize/find-product.ts';
import { guessLanguage } from './normalize/guess-language.ts';
import { weighTerms } from './normalize/query-terms.ts';

const SEARCH_TERMS_MAX = 24;
const HEADINGS_MAX = 8;
const TRANSLATED_MIN = 0.5;
const NOTES_USED_MAX_CHARS = 300;

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join(' ');

interface Texts {
  readonly clean: string;
  readonly english: string;
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

const readTexts = (input: ClassifyInput): Texts => {
  const clean = cleanText(input.description);
  const language = guessLanguage(clean);
  const translated = language === 'en' ? null : translateTerms(clean, language);
  const field = (text: string | undefined): string => {
    const plain = cleanText(text ?? '');
    return inEnglish(plain, guessLanguage(plain));
  };
  return {
    clean,
    english: translated === null ? clean : translated.english,
    language,
    translation: translated === null ? null : translated.english,
    coverage: translated?.coverage ?? 1,
    material: field(input.material),
    composition: field(input.composition),
    use: field(input.use),
    notes: field(input.notes),
    abbreviations: expandAbbreviations(clean),
  };
};

const isAttribute = (name: string): name is Attribute => ATTRIBUTES.some((attribute) => attribute === name);

const readFacts = (text: string, answers: readonly Answer[]): Map<Attribute, string> => {
  const facts = new Map(findAttributes(text));
  for (const { attribute, value } of answers) {
    if (isAttribute(attribute)) facts.set(attribute, value);
  }
  return facts;
};

const answeredMaterials = (answers: readonly Answer[]): FoundMaterial[] =>
  answers
    .filter(({ attribute }) => attribute === 'material')
    .map(({ value }) => ({
      name: MATERIALS.find((material) => material.group === value)?.name ?? value,
      group: value,
      percent: null,
    }));

const missingFacts = ({ materials, facts, product }: Found, input: ClassifyInput): string[] => {
  const isGarment = product.named[0]?.type.category === 'apparel';
  return [
    ...(materials.length === 0 ? ['material'] : []),
    ...(isGarment && !facts.has('gender') ? ['gender'] : []),
    ...(isGarment && !facts.has('construction') ? ['construction'] : []),
    ...(input.use || product.purpose !== null ? [] : ['use']),
    ...(input.origin ? [] : ['origin']),
  ];
};

const readingFlags = (texts: Texts, input: ClassifyInput, found: Found): FlagCode[] => {
  const isForeign = texts.language !== 'en' && !(input.market === 'VN' && texts.language === 'vi');
  return [
    ...(found.namesGoods ? [] : ['not_goods' as const]),
    ...(found.isSet ? ['set_or_kit' as const] : []),
    ...(isForeign && texts.coverage < TRANSLATED_MIN ? ['language_fallback' as const] : []),
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
  readonly products: readonly NamedProduct[];
  readonly materials: readonly FoundMaterial[];
  readonly facts: ReadonlyMap<Attribute, string>;
  readonly category: string;
  readonly isSet: boolean;
  readonly namesGoods: boolean;
}

const find = (texts: Texts, answers: readonly Answer[]): Found => {
  const category = categoryPath(texts.notes);
  const product = findProduct(texts.english);
  return {
    product,
    products: [...product.named, ...findProduct(category).named],
    materials: [
      ...answeredMaterials(answers),
      ...findMaterials([texts.material, texts.composition, texts.english]),
    ],
    facts: readFacts([texts.english, texts.material, texts.composition, texts.use].join(' '), answers),
    category,
    isSet: isSetOrKit(texts.english),
    namesGoods:
      !isEmptyOfGoods(texts.clean) && !namesNoGoods(texts.english === '' ? texts.clean : texts.english),
  };
};

const searchTextOf = (texts: Texts): string =>
  [texts.clean, texts.translation ?? '', ...Object.values(texts.abbreviations)].filter(Boolean).join(' ');

const describe = (input: ClassifyInput, texts: Texts, found: Found): Normalized => {
  const searchText = searchTextOf(texts);
  const [first] = found.products;
  return {
    raw_description: input.description,
    clean_description: texts.clean,
    search_text: searchText,
    language: texts.language,
    category: first?.type.category ?? null,
    materials: found.materials,
    construction: found.facts.get('construction') ?? null,
    gender: found.facts.get('gender') ?? null,
    state: found.facts.get('state') ?? null,
    electrical: isElectrical([texts.english, texts.use, texts.material].join(' ')),
    extra: echo(input),
    missing: missingFacts(found, input),
    flags: readingFlags(texts, input, found),
    product_type: first?.name ?? null,
    function: texts.use === '' ? found.product.purpose : texts.use,
    search_terms: [...new Set(words(searchText).map((word) => word.surface))].slice(0, SEARCH_TERMS_MAX),
    extraction: { method: 'lexicon' },
    hs_headings: [...new Set(found.products.flatMap(({ type }) => type.headings))].slice(0, HEADINGS_MAX),
    abbreviations: texts.abbreviations,
    translation: texts.translation,
    material_groups: materialGroups(found.materials),
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
    materialUse: joined(names || head || original, texts.material, texts.composition, texts.use),
  };
};

/** Answers that name a material or a value in words; codes of lines say nothing to a text model. */
const answerWords = (answers: readonly Answer[]): string =>
  answers
    .filter(({ value }) => /^\p{L}[\p{L}_ ]*$/u.test(value))
    .map(({ value }) => value.replaceAll('_', ' '))
    .join(' ');

const productText = (input: ClassifyInput, texts: Texts, answers: readonly Answer[]): ProductText => ({
  description: texts.clean,
  material: joined(input.material ?? '', answerWords(answers)),
  composition: input.composition ?? '',
  use: input.use ?? '',
  notes: input.notes ?? '',
});

/** Reads a description with the lexicons: language, materials, attributes, what the goods are, what to search for. */
export function normalize(input: ClassifyInput): Reading {
  const texts = readTexts(input);
  const answers = input.answers ?? [];
  const found = find(texts, answers);
  const normalized = describe(input, texts, found);
  return {
    normalized,
    product: productText(input, texts, answers),
    answers,
    facts: found.facts,
    products: found.products,
    head: found.product.head,
    related: found.product.related,
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
