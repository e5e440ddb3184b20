import { EMPTY_TALK_WORDS } from '@svc/knowledge/data/text-signals';
import { notGoodsIndex, setIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';

const EMPTY_TALK = new Set(EMPTY_TALK_WORDS);
const HAS_WORD = /\p{L}{2}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}|\p{Script=Hiragana}/u;

/** Whether a text names no goods: a service, or talk without a product. */
export function namesNoGoods(text: string): boolean {
  const tokens = phraseTokens(text);
  const isTalk = tokens.every((token) => EMPTY_TALK.has(token) || !HAS_WORD.test(token));
  return isTalk || notGoodsIndex.findAll(tokens).length > 0;
}

/** Whether a text speaks of several articles put up together. */
export function isSetOrKit(text: string): boolean {
  return setIndex.findAll(phraseTokens(text)).some((match) => match.entry.isSet);
}
