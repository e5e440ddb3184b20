const TAG = /<\/?[a-z][^<>]{0,200}>/giu;
const ADDRESS = /\bhttps?:\/\/\S+|\bwww\.\S+/giu;
const SIGNS = /[\p{Cc}\p{Cf}\p{So}\p{Co}\p{Cn}\p{Cs}�]/gu;

/** Text in NFC without markup, addresses, control signs and pictures, blanks folded. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(TAG, ' ')
    .replace(ADDRESS, ' ')
    .replaceAll('°', ' degrees ')
    .replace(SIGNS, ' ')
    .replace(/[’‘`´]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
