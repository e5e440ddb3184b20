import { phrasesOf } from './read-table.ts';

/** Texts that name no goods: packing, measures, colours, numbers, conversation, services, brands. */
const NO_GOODS_TEXTS = phrasesOf('no goods');

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-./_'&][\p{L}\p{M}\p{N}]+)*/gu;
/** A number or a code; Japanese and Korean units are written together with their number. */
const NUMBER_OR_CODE = /^[\x21-\x7e]*\d[\x21-\x7e]*$/u;
const ASCII = /^[\x21-\x7e]*$/u;
const NUMBERS = /\d+/gu;
/** Letters that a code does not have in a row: `1,4-dihydroxyanthraquinone` is a substance. */
const NAME = /[a-z]{6,}/gu;

const withoutNumber = (word: string): string => (ASCII.test(word) ? word : word.replace(NUMBERS, ''));

/** Listed terms that on their own may name goods. */
const GOODS_AS_WELL: ReadonlySet<string> = new Set(
  'gold silver rose charcoal navy apple tin jar tray tube drum bottle bottles can cans bag bags box boxes roll rolls 袋 箱 瓶 túi hộp chai 병 상자'.split(
    ' ',
  ),
);

const wordsOf = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().match(WORD) ?? [];

const WHOLE_TEXTS: ReadonlySet<string> = new Set(
  NO_GOODS_TEXTS.map((text) => wordsOf(text).join(' ')).filter((text) => !GOODS_AS_WELL.has(text)),
);

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [...NO_GOODS_TEXTS, ...phrasesOf('packing units')]
    .flatMap(wordsOf)
    .map(withoutNumber)
    .filter((word) => !GOODS_AS_WELL.has(word)),
);

const isCode = (word: string): boolean =>
  NUMBER_OR_CODE.test(word) && (word.match(NAME) ?? []).every((name) => EMPTY_WORDS.has(name));

/** Terms that next to a number only describe packing: `25 kg bag`, `box of 10`. */
const PACKING_WORDS: ReadonlySet<string> = new Set([
  ...EMPTY_WORDS,
  ...GOODS_AS_WELL,
  'of',
  'per',
  'in',
  'x',
  'kg',
  'g',
  'ml',
  'l',
  'cm',
  'mm',
]);

/** True if a text contains only packing, numbers, codes, colours, sizes, brands or conversation. */
export function isEmptyOfGoods(text: string): boolean {
  const words = wordsOf(text);
  if (WHOLE_TEXTS.has(words.join(' '))) return true;

  const plain = words.filter((word) => !isCode(word));
  const hasNumber = words.some((word) => /\d/u.test(word));
  return plain.every((word) => (hasNumber ? PACKING_WORDS : EMPTY_WORDS).has(withoutNumber(word)));
}
