const ONSET = '(?:ngh|ng|nh|gh|gi|ch|kh|ph|th|tr|qu|[bcdđghklmnprstvx])?';
const RHYMES = [
  'a(?:c|ch|i|m|n|ng|nh|o|p|t|u|y)?',
  'ă(?:c|m|n|ng|p|t)',
  'â(?:c|m|n|ng|p|t|u|y)',
  'e(?:c|m|n|ng|o|p|t)?',
  'ê(?:ch|m|n|nh|p|t|u)?',
  'i(?:a|ch|m|n|nh|p|t|u)?',
  'iê(?:c|m|n|ng|p|t|u)',
  'o(?:c|i|m|n|ng|p|t)?',
  'oa(?:c|ch|i|m|n|ng|nh|o|p|t|y)?',
  'oă(?:c|m|n|ng|t)',
  'oe(?:n|o|t)?',
  'oo(?:c|ng)',
  'ô(?:c|i|m|n|ng|p|t)?',
  'ơ(?:i|m|n|p|t)?',
  'u(?:a|c|i|m|n|ng|p|t|ơ)?',
  'uâ(?:n|ng|t|y)',
  'uê(?:ch|nh)?',
  'uô(?:c|i|m|n|ng|t)',
  'uy(?:a|ch|nh|t|u|ên|êt)?',
  'ư(?:a|c|i|ng|t|u)?',
  'ươ(?:c|i|m|n|ng|p|t|u)',
  'y(?:êm|ên|êng|êt|êu)?',
];
const SYLLABLE = new RegExp(`^${ONSET}(?:${RHYMES.join('|')})$`, 'u');
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** True if a word has the structure of a Vietnamese syllable in any tone: `đôi`, `Gường`, not `năo` or `viđ`. */
export function isVietnameseSyllable(word: string): boolean {
  const plain = word.toLowerCase().normalize('NFD').replace(TONES, '').normalize('NFC');
  return SYLLABLE.test(plain);
}
