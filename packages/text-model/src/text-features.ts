import { stemmer } from 'stemmer';
import type { FeatureCollector } from './feature-collector.ts';

/** Terms before a purpose, material or part, after which the goods are no longer named. */
const PURPOSE_WORDS: ReadonlySet<string> = new Set(
  `for with used using to made of from in containing designed intended having consisting without by on which that
  comprising`.split(/\s+/u),
);

/** Terms of sellers and grammar that do not describe the goods. */
const FILLER_WORDS: ReadonlySet<string> = new Set(
  `the a an and or is are be this these it its as at your you we our will was were has have also what code hs tariff
  classification hts new hot sale free shipping pcs pc brand high quality wholesale fashion`.split(/\s+/u),
);

const VALUE = {
  word: 1,
  pair: 0.8,
  folded: 0.55,
  piece: 0.35,
  head: 1.2,
  purpose: 0.6,
  sign: 0.25,
  signPair: 1,
  signTriple: 0.8,
} as const;

/** Weight of text after `for`, `with` or `of` relative to the product name. */
const BEHIND_PURPOSE = 0.6;

const ASIAN_SIGNS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const WORD_SIGN = String.raw`(?![${ASIAN_SIGNS}\p{Script=Hangul}])[\p{L}\p{M}\p{N}]`;
/** Runs of Japanese or Korean characters, words, numbers, and phrase-ending punctuation. */
const TOKEN = new RegExp(
  String.raw`[${ASIAN_SIGNS}]+|\p{Script=Hangul}+|(?:${WORD_SIGN})+(?:['.](?:${WORD_SIGN})+)*|[,;:()[\]/|]`,
  'gu',
);
const ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const BREAK = /^[,;:()[\]/|]$/u;
const NUMBER = /^[\d.]+$/u;
const DIGIT = /\d/u;
const NOT_ASCII = /[^\x20-\x7e]/u;

const PIECE_CHARS = 4;
const PIECE_WORD_MIN_CHARS = 5;
const WORD_MAX_CHARS = 32;
const TOKENS_MAX = 400;
const WHOLE_RUN_MAX = 12;
const STEMS_KEPT_MAX = 100_000;

const stems = new Map<string, string>();

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;

  if (stems.size >= STEMS_KEPT_MAX) stems.clear();
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
}

function foldAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('đ', 'd');
}

/** Adds runs of one to three Japanese or Korean characters, which avoids a dictionary of word boundaries. */
function addSigns(run: string, weight: number, into: FeatureCollector): void {
  const signs = Array.from(run);
  signs.forEach((sign, at) => {
    into.add('signs', sign, VALUE.sign * weight);
    if (at + 1 < signs.length) into.add('signs', signs.slice(at, at + 2).join(''), VALUE.signPair * weight);
    if (at + 2 < signs.length) into.add('signs', signs.slice(at, at + 3).join(''), VALUE.signTriple * weight);
  });
  if (signs.length > 3 && signs.length <= WHOLE_RUN_MAX) into.add('signs', `^${run}$`, weight);
  // The head of a Japanese or Korean compound comes last.
  if (signs.length > 2) into.add('head', signs.slice(-2).join(''), VALUE.head * 0.5 * weight);
}

function addPieces(word: string, weight: number, into: FeatureCollector): void {
  const padded = `<${word}>`;
  for (let at = 0; at + PIECE_CHARS <= padded.length; at += 1) {
    into.add('piece', padded.slice(at, at + PIECE_CHARS), VALUE.piece * weight);
  }
}

/** Reads one text in order. */
class WordReader {
  readonly #weight: number;
  readonly #into: FeatureCollector;
  #before = '';
  #last = '';
  #isBeforeHead = true;
  #isPurpose = false;

  constructor(weight: number, into: FeatureCollector) {
    this.#weight = weight;
    this.#into = into;
  }

  read(token: string): void {
    if (BREAK.test(token)) this.#pause(false);
    else if (PURPOSE_WORDS.has(token)) this.#pause(true);
    else if (ASIAN.test(token)) this.#readSigns(token);
    else if (!isEmpty(token)) this.#readWord(token);
  }

  /** Ends the first phrase; its last word names the goods: `silicone case` of `silicone case for phones`. */
  end(): void {
    if (this.#isBeforeHead && this.#last !== '')
      this.#into.add('head', this.#last, VALUE.head * this.#weight);
    this.#isBeforeHead = false;
  }

  #pause(isPurpose: boolean): void {
    this.end();
    this.#isPurpose = isPurpose;
    this.#before = '';
  }

  #readSigns(run: string): void {
    addSigns(run, this.#weight, this.#into);
    this.#before = '';
  }

  #readWord(token: string): void {
    const isPlain = !NOT_ASCII.test(token) && !DIGIT.test(token);
    const stem = isPlain ? stemOf(token) : token;
    const weight = this.#isPurpose ? this.#weight * BEHIND_PURPOSE : this.#weight;

    this.#into.add('word', stem, VALUE.word * weight);
    if (this.#isPurpose) this.#into.add('purpose', stem, VALUE.purpose * this.#weight);
    if (isPlain && token.length >= PIECE_WORD_MIN_CHARS) addPieces(token, weight, this.#into);
    this.#addPair(stem, weight);
    this.#before = stem;
    this.#last = stem;
  }

  #addPair(stem: string, weight: number): void {
    if (this.#before === '') return;

    const pair = `${this.#before} ${stem}`;
    this.#into.add('pair', pair, VALUE.pair * weight);
    if (NOT_ASCII.test(pair)) this.#into.add('folded', foldAccents(pair), VALUE.folded * weight);
  }
}

function isEmpty(token: string): boolean {
  return FILLER_WORDS.has(token) || NUMBER.test(token) || token.length > WORD_MAX_CHARS;
}

export function tokensOf(text: string): { readonly token: string; readonly start: number }[] {
  return [...text.matchAll(TOKEN)]
    .filter(([token]) => !BREAK.test(token) && !isEmpty(token))
    .map(({ 0: token, index }) => ({ token, start: index }));
}

/** Adds the features of a text in any of the four languages; `weight` is that of its field. */
export function addText(text: string, weight: number, into: FeatureCollector): void {
  const tokens = text.normalize('NFKC').toLowerCase().match(TOKEN)?.slice(0, TOKENS_MAX) ?? [];
  const reader = new WordReader(weight, into);
  for (const token of tokens) reader.read(token);
  reader.end();
}
