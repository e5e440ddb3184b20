import type { Language } from '@svc/i18n/language';

const HANGUL = /\p{Script=Hangul}/u;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Letters that of the four languages only Vietnamese has. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;
/** Syllables of goods and declarations that beside an accent of any language are Vietnamese. */
const VIETNAMESE_SYLLABLE =
  /(?<!\p{L})(?:áo|quần|váy|máy|xe|bàn|tủ|túi|ví|giày|dép|vải|da|thun|nam|hàng|dùng|bánh|cá|tôm|gà|thép|nhôm|gỗ|cao su|dây|bao|tay|điện|trà|cà phê|dầu|thuốc|kem|sữa|bút|sách|thảm|khăn|mũ|nón|tai nghe|đồ|cái|chiếc|không|của|và|cho)(?!\p{L})/iu;
const ACCENT = /[àáâãèéêìíòóôõùúý]/iu;
const LETTERS = /[\p{L}]/gu;
const ASIAN_SHARE_MIN = 0.2;

/** The language a description is written in, by its script and letters; English when nothing else shows. */
export function guessLanguage(text: string): Language {
  const letters = text.match(LETTERS) ?? [];
  const hangul = letters.filter((letter) => HANGUL.test(letter)).length;
  const japanese = letters.filter((letter) => JAPANESE.test(letter)).length;
  // A brand or a word of another script in an English text does not make the text Japanese.
  if (hangul + japanese > letters.length * ASIAN_SHARE_MIN) return hangul >= japanese ? 'ko' : 'ja';
  const composed = text.normalize('NFC');
  const isVietnamese =
    VIETNAMESE.test(composed) || (ACCENT.test(composed) && VIETNAMESE_SYLLABLE.test(composed));
  return isVietnamese ? 'vi' : 'en';
}
