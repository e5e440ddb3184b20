import { stemmer } from 'stemmer';
import { memoizeText } from './memoize-text.ts';

const PAIRS = `
aluminium aluminum|aluminiums aluminum|fibre fiber|fibres fiber|colour color|colours color|coloured color|tyre tire|tyres tire
plough plow|ploughs plow|grey gray|jewellery jewelry|mould mold|moulds mold|moulded mold|moulding mold|moulders mold|litre liter|litres liter
metre meter|metres meter|centre center|theatre theater|sulphur sulfur|sulphuric sulfuric|sulphate sulfate|sulphates sulfate
sulphide sulfide|sulphides sulfide|sulphonic sulfonic|cheque check|pyjamas pajama|pyjama pajama|pajamas pajama|woollen wool
woolen wool|woollens wool|wooden wood|yoghurt yogurt|caesium cesium|foetal fetal|orthopaedic orthopedic|haemostatic hemostatic
anaesthetic anesthetic|anaesthetics anesthetic|draught draft|analyser analyzer|analysers analyzer|vapour vapor|vapours vapor
armour armor|armoured armor|honour honor|odour odor|odours odor|labour labor|flavour flavor|flavours flavor|flavoured flavor
molluscs mollusk|mollusc mollusk|mollusks mollusk|programme program|programmes program|gramme gram|grammes gram|kerb curb|storey story
cosy cozy|doughnut donut|doughnuts donut|tonne ton|tonnes ton|whisky whiskey|whiskies whiskey|liqueurs liqueur|travelling travel
disc disk|discs disk|gauge gage|gauges gage|carburettor carburetor|carburettors carburetor|moustache mustache|enamelled enamel
enameled enamel|panelled panel|knives knife|leaves leaf|scarves scarf|shelves shelf|halves half|loaves loaf
mice mouse|teeth tooth|feet foot|children child|childrens child|calves calf|wolves wolf|geese goose|men man|mens man|women woman
womens woman|oxen ox|potatoes potato|tomatoes tomato|mangoes mango|dice die|axes axe|lenses lens|gases gas|gasses gas
`;

/** Spelling variants: British and American, irregular plurals. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/[|\n]/u)
    .map((pair): [string, string] => {
      const [from = '', to = ''] = pair.split(' ');
      return [from, to];
    }),
);

const listed = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const ENGLISH_STOP_WORDS = listed(
  'a an and any are as at be but by for from had has have if in into is it its kind kinds like made make of on or other ' +
    'others nesoi nes such than that the their them then there thereof these this those to under used was were whether ' +
    'which with within without whose not being also only per',
);

const VIETNAMESE_STOP_WORDS = listed(
  'và hoặc của các những cho được từ với là loại khác dùng để trong bằng có hay như theo ở bởi này đó thuộc',
);

/** Units written directly after their number: `12v`, `500ml`. */
const UNITS: ReadonlySet<string> = new Set(
  'v kv mv w kw mw kva va a ma ah mah hz khz mhz ghz kg g mg t mm cm dm m km ml cl l in inch ft yd oz lb lbs pcs pc hp rpm bar psi kpa mpa m2 m3 cm2 cm3 cc gsm gb tb mb kb wh kwh n nm dtex den'.split(
    ' ',
  ),
);

/** A word of a text: `surface` in lower case with its accents, `stem` without accents and endings. */
export interface Word {
  readonly surface: string;
  readonly stem: string;
  readonly isAccented: boolean;
  /** True for a number or a CJK pair, which is never stemmed or corrected. */
  readonly isLiteral: boolean;
  /** For a hyphenated compound written as one (`tshirt`): the number of preceding terms that are its parts; else 0. */
  readonly joins: number;
}

const CHUNK = /[\p{L}\p{M}\p{N}]+(?:[-‐‑'’.,][\p{L}\p{M}\p{N}]+)*/gu;
const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const HAS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
// People write a space where schedules write a hyphen; the letter alone has no meaning.
const LONE_LETTER =
  /(?<![\p{L}\p{N}])([teuvxo]) (?=(?:shirts?|rays?|bikes?|cigarettes?|bolts?|belts?|rings?)(?!\p{L}))/gu;
const NUMBER = /^\d+(?:[.,]\d+)*$/u;
const MEASURE = /^(\d+(?:[.,]\d+)*)(\p{L}+\d?)$/u;
const JOINED_MAX_CHARS = 24;

/** Removes accents: `áo` → `ao`, `đồ` → `do`, `é` → `e`. Expects lower case. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o');

const literal = (surface: string): Word => ({
  surface,
  stem: surface,
  isAccented: false,
  isLiteral: true,
  joins: 0,
});

/** Reads `1,000` as one thousand, `2,5` as two and a half. */
const readNumber = (text: string): string =>
  /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text) ? text.replaceAll(',', '') : text.replaceAll(',', '.');

const plainWord = (text: string, joins = 0): Word[] => {
  if (ENGLISH_STOP_WORDS.has(text) || VIETNAMESE_STOP_WORDS.has(text)) return [];

  const folded = foldAccents(text);
  if (folded.length < 2) return [];

  const isAccented = folded !== text;
  const stem = isAccented && ENGLISH_STOP_WORDS.has(folded) ? '' : stemmer(SPELLINGS.get(folded) ?? folded);

  return [{ surface: text, stem, isAccented, isLiteral: false, joins }];
};

const cjkPairs = (run: string): Word[] => {
  const signs = Array.from(run);
  if (signs.length === 1) return [literal(run)];
  return signs.slice(1).map((sign, index) => literal(`${signs[index] ?? ''}${sign}`));
};

const mixedScripts = (chunk: string): Word[] => {
  const rest = chunk.replace(CJK_RUN, ' ');
  return [...(chunk.match(CJK_RUN) ?? []).flatMap(cjkPairs), ...readWords(rest)];
};

const compound = (chunk: string): Word[] => {
  const parts = chunk.split(/[-‐‑'’.,]/u).filter(Boolean);
  const joined = parts.join('');
  const isWord = /[-‐‑]/u.test(chunk) && parts.length === 2 && /^\p{L}+$/u.test(joined);
  // In a tariff a T-shirt is not a shirt: with a lone letter only the whole word counts.
  if (isWord && parts.some((part) => part.length === 1)) return plainWord(joined);

  const single = parts.flatMap((part) => readChunk(part));

  return isWord && joined.length <= JOINED_MAX_CHARS
    ? [...single, ...plainWord(joined, single.length)]
    : single;
};

const readChunk = (chunk: string): Word[] => {
  if (HAS_CJK.test(chunk)) return mixedScripts(chunk);
  if (NUMBER.test(chunk)) return [literal(readNumber(chunk))];

  const [, amount, unit] = MEASURE.exec(chunk) ?? [];
  if (amount !== undefined && unit !== undefined && UNITS.has(unit)) {
    return [literal(readNumber(amount)), ...plainWord(unit)];
  }

  const bare = chunk.replace(/['’]s?$/u, '');

  return /[-‐‑'’.,]/u.test(bare) ? compound(bare) : plainWord(bare);
};

const readChunkOnce = memoizeText(readChunk);

const ACCENTED = /[^\x20-\x7e]/u;

/** `máy in` means printer: next to a Vietnamese term an English stop word counts as a term. */
const isVietnamese = (chunks: readonly string[], at: number): boolean =>
  ENGLISH_STOP_WORDS.has(chunks[at] ?? '') &&
  (ACCENTED.test(chunks[at - 1] ?? '') || ACCENTED.test(chunks[at + 1] ?? ''));

const readWords = (text: string): Word[] => {
  const chunks = text.normalize('NFKC').toLowerCase().replace(LONE_LETTER, '$1-').match(CHUNK) ?? [];
  return chunks.flatMap((chunk, at) => (isVietnamese(chunks, at) ? [literal(chunk)] : readChunkOnce(chunk)));
};

/** Terms of a text in order, without common ones. */
export const words = memoizeText((text): readonly Word[] => readWords(text));

/** Index terms of a word: its stem, and the accented form if it has accents. */
const termsOf = (word: Word): string[] => {
  if (!word.isAccented) return [word.stem];
  return word.stem === '' ? [word.surface] : [word.surface, word.stem];
};

/** Index terms of a text in order: stems, accented and folded forms, CJK text as bigrams. */
export const tokenize = memoizeText((text: string): readonly string[] => readWords(text).flatMap(termsOf));
