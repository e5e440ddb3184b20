import type { Language } from '@svc/i18n/language';

const HANGUL = /\p{Script=Hangul}/u;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Letters that only Vietnamese has among the four languages. */
export const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;
/** Syllables that mean Vietnamese, in a text with any accented letter. */
const VIETNAMESE_SYLLABLE =
  /(?<!\p{L})(?:áo|quần|váy|máy|xe|bàn|tủ|túi|ví|giày|dép|vải|da|thun|nam|hàng|dùng|bánh|cá|tôm|gà|thép|nhôm|gỗ|cao su|dây|bao|tay|điện|trà|cà phê|dầu|thuốc|kem|sữa|bút|sách|thảm|khăn|mũ|nón|tai nghe|đồ|cái|chiếc|không|của|và|cho)(?!\p{L})/iu;
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

const ENGLISH = new Set(
  'the of and for with is are to in or a an by from not this that be it on as'.split(' '),
);
const ABROAD = new Set(
  [
    'und mit für aus der das nicht von zum zur ist oder auf im den dem ein eine eines zu bei',
    'le la les des une du et pour avec est pas il aux dans par sur de en au',
    'el los las con para del una por que sin',
    'di della dei delle per gli con nel da',
    'het een van voor met niet uit',
    'na nie się oraz jest ze dla przez',
    'je se za ki iz ali za od v nebo která který',
  ].flatMap((words) => words.split(' ')),
);
const ABROAD_MIN = 2;
const WORD = /\p{L}+/gu;

/** True if the grammar of a Latin text is neither English nor Vietnamese. */
export function isOtherLanguage(text: string): boolean {
  const words = text.toLowerCase().match(WORD) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const abroad = words.filter((word) => ABROAD.has(word));
  return new Set(abroad).size >= ABROAD_MIN && abroad.length > english * 2;
}
