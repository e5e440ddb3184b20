import type { TextEncoding } from '../table-file.ts';

/** Syllables common in Korean product lists; bytes of other encodings decode to rare ones. */
const COMMON_SYLLABLES =
  /[이가다는의에로하고을를은지기사자도리한시해그대서어나부정인있아제보수일전상원주장국여스트용품명번재질산코드량비성분설면티셔츠강철합금유플라틱볼모델규격중기계화학식물관세율]/gu;
const HANGUL = /[\uac00-\ud7a3]/gu;
const CHINESE = /[\u4e00-\u9fff\uf900-\ufaff]/gu;
const CHARACTERS_MIN = 8;
/** Above this share of Chinese characters, genuine Korean text also has common syllables. */
const CHINESE_SHARE = 0.1;
const COMMON_SHARE = 0.15;

const WORD = /[\p{L}\p{M}]+/gu;
const ACCENTED_LETTER = /[^\P{L}\0-\x7f]/gu;
const ACCENTED_MIN = 6;
/** Share of accented letters in text that has any; above it another alphabet was misread. */
const ACCENTED_SHARE = 0.75;
const SIGN_IN_WORD = /\p{L}[¡¢£¤¥¦§¨©ª«¬®¯°±²³´¶¸¹º»¼½¾¿](?=\p{L})/gu;
const BEYOND_ASCII = /[^\0-\x7f]/gu;
const SIGN_SHARE = 0.1;
const LETTER_SHARE = 0.4;
const TYPOGRAPHY = /[£€©®°±²³¢½¼¾–—‘’“”…×µ·•™«»\u00a0]/gu;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isKorean(text: string): boolean {
  const [syllables, characters] = [count(text, HANGUL), count(text, CHINESE)];
  if (syllables + characters < CHARACTERS_MIN || characters < syllables * CHINESE_SHARE) return true;
  return count(text, COMMON_SYLLABLES) >= syllables * COMMON_SHARE;
}

function isLatin(text: string): boolean {
  const beyond = count(text, BEYOND_ASCII);
  const accented = count(text, ACCENTED_LETTER);
  const letters = (text.match(WORD) ?? [])
    .filter((word) => count(word, ACCENTED_LETTER) > 0)
    .reduce((sum, word) => sum + word.length, 0);
  if (accented >= ACCENTED_MIN && accented > letters * ACCENTED_SHARE) return false;

  const signs = count(text, SIGN_IN_WORD);
  if (signs > 1 && signs >= beyond * SIGN_SHARE) return false;

  return accented + count(text, TYPOGRAPHY) >= beyond * LETTER_SHARE;
}

/** True if decoded text looks like human writing rather than the bytes of another encoding. */
export function isPlausible(text: string, encoding: TextEncoding): boolean {
  if (encoding === 'euc-kr') return isKorean(text);
  return encoding === 'windows-1252' || encoding === 'windows-1258' ? isLatin(text.normalize('NFC')) : true;
}
