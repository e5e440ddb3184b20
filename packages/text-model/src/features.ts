import { FeatureCollector, type FeatureVector } from './feature-collector.ts';
import type { Glossary } from './glossary.ts';
import { addText } from './text-features.ts';

export interface ProductText {
  readonly description: string;
  readonly material?: string;
  readonly composition?: string;
  readonly use?: string;
  readonly notes?: string;
}

/** Weight of a material, composition or use relative to the description. */
const FACT_WEIGHT = 0.5;

const ENGLISH_WEIGHT = 0.5;

/**
 * Hashed words, word pairs, word pieces and head words of a product's texts; with a glossary also those of its English
 * terms, through which the four languages share training.
 */
export function featuresOf(product: ProductText, glossary?: Glossary): FeatureVector {
  const into = new FeatureCollector();
  const add = (text: string, weight: number): void => {
    addText(text, weight, into);
    const english = glossary?.english(text) ?? [];
    if (english.length > 0) addText(english.join(', '), weight * ENGLISH_WEIGHT, into);
  };
  add(product.description, 1);
  for (const fact of [product.material, product.composition, product.use]) {
    if (fact) add(fact, FACT_WEIGHT);
  }
  if (product.notes) addNotes(product.notes, into);

  return into.vector();
}

/** Weights of the parts of a seller's notes. */
const WEIGHT = { plain: 0.25, category: 0.9, upperCategory: 0.36, itemType: 0.6, attribute: 0.25 } as const;

const CATEGORY = /^Category:\s*([^.]+)\.?/u;
const ATTRIBUTE = /(?:^|[;.]\s+)([\p{L}\\/ ]{2,40}):\s*([^;]{1,120})/gu;
const ITEM_TYPE = /^(?:item type|product name|product type)$/iu;
const TELLING =
  /^(?:type|material|use|function|application|feature|.* type|.* material|gender|model of|applicable .*|usage|department name|technics|material composition)$/iu;
const UNTELLING = /^(?:jewelry type|metals type)/iu;

/** Adds the features of notes: `Category: A > B. Key: value; …` as on marketplaces, or plain text. */
function addNotes(notes: string, into: FeatureCollector): void {
  const category = CATEGORY.exec(notes)?.[1];
  if (category === undefined) return addText(notes, WEIGHT.plain, into);

  const levels = category.split('>').map((level) => level.trim());
  levels.forEach((level, at) => {
    addText(level, at === levels.length - 1 ? WEIGHT.category : WEIGHT.upperCategory, into);
  });
  into.add('category', levels.join('>').toLowerCase(), 1);
  for (const [, key = '', value = ''] of notes.slice(category.length).matchAll(ATTRIBUTE)) {
    if (ITEM_TYPE.test(key)) addText(value, WEIGHT.itemType, into);
    else if (TELLING.test(key) && !UNTELLING.test(key)) addText(value, WEIGHT.attribute, into);
  }
}
