import { phraseTokens } from '@svc/knowledge/phrase-index';

/** Nouns that stand for many kinds of goods: a description names the kind, not the class. */
const CLASS_NOUNS: ReadonlySet<string> = new Set(
  [
    'accessory apparatus appliance application article clothing container device equipment fabric footwear form furniture',
    'garment good grade implement instrument kind kitchenware machine machinery material model ornament part piece plant',
    'preparation product set size substance system tableware tool toy type unit utensil vehicle variety ware work',
  ].flatMap(phraseTokens),
);
/** How a text begins that names a feature of the goods and no goods. */
const FEATURE =
  /^[\s-]*(?:of|with|without|containing|not|for|having|in|on|by|weighing|valued?|exceeding|over|under|put up|measuring|used|made|men|women|boys|girls|\d|có|không|bằng|chứa|dùng|loại|trên|dưới|từ)(?!\p{L})/iu;
const NAME_END =
  /[,;:()]|\s(?:of|for|with|without|containing|consisting|based|in|on|to|used|having|made|whether|not|which|that|from|and|or)\s/iu;
const ADJECTIVE = /(?:ed|en|ble|ive|al|ic|ous|ful|less|ary|ant|ent)$/u;
const LETTERS_MIN = 3;

/** Whether a schedule text begins with a feature of the goods: `Of cotton`, `Weighing 5 kg or more`. */
export const isFeature = (text: string): boolean => FEATURE.test(text);

/**
 * The noun by which an English schedule text names one kind of article: `cylinder` of `Pneumatic cylinders for lifting`.
 * Null where it names a feature of the goods, or a class that has many kinds.
 */
export function articleOf(text: string): string | null {
  if (isFeature(text)) return null;
  const [name = ''] = text
    .replace(/^[\s-]+/u, '')
    .toLowerCase()
    .split(NAME_END);
  const noun = phraseTokens(name).at(-1) ?? '';
  const isNoun = noun.length >= LETTERS_MIN && /^[a-z]+$/u.test(noun) && !ADJECTIVE.test(noun);

  return isNoun && !CLASS_NOUNS.has(noun) ? noun : null;
}
