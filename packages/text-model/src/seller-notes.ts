import type { FeatureCollector } from './feature-collector.ts';
import { addText } from './text-features.ts';

/** What the parts of a seller's notes count. */
const WEIGHT = { plain: 0.25, category: 0.9, upperCategory: 0.36, itemType: 0.6, attribute: 0.25 } as const;

const CATEGORY = /^Category:\s*([^.]+)\.?/u;
const ATTRIBUTE = /(?:^|[;.]\s+)([\p{L}\\/ ]{2,40}):\s*([^;]{1,120})/gu;
const ITEM_TYPE = /^(?:item type|product name|product type)$/iu;
const TELLING =
  /^(?:type|material|use|function|application|feature|.* type|.* material|gender|model of|applicable .*|usage|department name|technics|material composition)$/iu;
const UNTELLING = /^(?:jewelry type|metals type)/iu;

/** Adds the features of notes: `Category: A > B. Key: value; …` as marketplaces write it, or plain text. */
export function addNotes(notes: string, into: FeatureCollector): void {
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
