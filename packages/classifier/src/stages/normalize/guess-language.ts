import type { Language } from '@svc/i18n/language';

const HANGUL = /\p{Script=Hangul}/u;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Letters that of the four languages only Vietnamese has. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;
const LETTERS = /[\p{L}]/gu;
const ASIAN_SHARE_MIN = 0.2;

/** The language a description is written in, by its script and letters; English when nothing else shows. */
export function guessLanguage(text: string): Language {
  const letters = text.match(LETTERS) ?? [];
  const hangul = letters.filter((letter) => HANGUL.test(letter)).length;
  const japanese = letters.filter((letter) => JAPANESE.test(letter)).length;
  // A brand or a word of another script in an English text does not make the text Japanese.
  if (hangul + japanese > letters.length * ASIAN_SHARE_MIN) return hangul >= japanese ? 'ko' : 'ja';
  return VIETNAMESE.test(text.normalize('NFC')) ? 'vi' : 'en';
}
