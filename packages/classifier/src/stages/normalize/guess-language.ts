import type { Language } from '@svc/i18n/language';
import { cue, phrasesOf } from '@svc/knowledge/read-table';

const HANGUL = /\p{Script=Hangul}/u;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Letters that only Vietnamese has among the four languages. */
export const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;
/** Syllables that mean Vietnamese, in a text with any accented letter. */
const VIETNAMESE_SYLLABLE = cue('vietnamese syllable', 'iu');
const ACCENT = /[àáâãèéêìíòóôõùúý]/iu;
const LETTERS = /[\p{L}]/gu;
const ASIAN_SHARE_MIN = 0.2;

/** Guesses the language of a description from its script and letters; English by default. */
export function guessLanguage(text: string): Language {
  const letters = text.match(LETTERS) ?? [];
  const hangul = letters.filter((letter) => HANGUL.test(letter)).length;
  const japanese = letters.filter((letter) => JAPANESE.test(letter)).length;
  // A brand or word in another script does not make English text Japanese.
  if (hangul + japanese > letters.length * ASIAN_SHARE_MIN) return hangul >= japanese ? 'ko' : 'ja';

  const composed = text.normalize('NFC');
  const isVietnamese =
    VIETNAMESE.test(composed) || (ACCENT.test(composed) && VIETNAMESE_SYLLABLE.test(composed));

  return isVietnamese ? 'vi' : 'en';
}

const ENGLISH = new Set(phrasesOf('grammar of english'));
const ABROAD = new Set(phrasesOf('grammar of other languages'));
const ABROAD_MIN = 2;
const WORD = /\p{L}+/gu;

/** True if the grammar of a Latin text is neither English nor Vietnamese. */
export function isOtherLanguage(text: string): boolean {
  const words = text.toLowerCase().match(WORD) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const abroad = words.filter((word) => ABROAD.has(word));
  return new Set(abroad).size >= ABROAD_MIN && abroad.length > english * 2;
}
