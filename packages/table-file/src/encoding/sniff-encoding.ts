import { isUtf8 } from 'node:buffer';
import type { TextEncoding } from '../table-file.ts';
import { TableFileError } from '../table-file-error.ts';
import { countFurtherSyllables, decode } from './decode-text.ts';
import { isPlausible } from './plausible-text.ts';

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

/** Sample size in bytes for rating encodings without a byte order mark. */
const SAMPLE_BYTES = 64 * 1024;
const SINGLE_OR_DOUBLE_BYTE: readonly TextEncoding[] = [
  'shift_jis',
  'euc-kr',
  'windows-1258',
  'windows-1252',
];

/** Letters that indicate an encoding when decoded by it, with their weight; undecodable bytes count against it. */
const EVIDENCE: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  // Bytes of other encodings decode to half-width katakana and the private use area.
  shift_jis: [
    [/[\u3040-\u30ff]/gu, 3],
    [/[\u4e00-\u9fff]/gu, 1.5],
    // Half-width katakana runs are longer than what single Western letters decode to.
    [/(?<=[\uff66-\uff9f]{2})[\uff66-\uff9f]/gu, 4],
    [/[\uff61-\uff9f]/gu, -1],
    // No word in small Latin letters contains a Chinese character.
    [/[A-Za-z][\u4e00-\u9fff\uf900-\ufaff](?:[a-z]|(?![\u3040-\u9fff]))/gu, -6],
    [/[\ue000-\uf8ff\ufffd]/gu, -20],
  ],
  'euc-kr': [
    [/[\uac00-\ud7a3]/gu, 3],
    [/[\u4e00-\u9fff\u3040-\u30ff]/gu, 0.5],
    [/[\ue000-\uf8ff\ufffd]/gu, -20],
  ],
  // Only this encoding writes Vietnamese with a combining tone after a vowel.
  'windows-1258': [
    [/[AEIOUYĂÂÊÔƠƯaeiouyăâêôơư][\u0300\u0301\u0303\u0309\u0323]/gu, 3],
    [/[đĐơƠưƯăĂ]/gu, 0.5],
    [/[₫]/gu, -1],
    [/[\ufffd\u0080-\u009f]/gu, -20],
  ],
  'windows-1252': [
    [/[A-Za-zÀ-ÖØ-öø-ÿ][àáâäãåæçèéêëìíîïñòóôöõøùúûüýÿßœ]/gu, 1],
    [/[£€©®°±²³¢½¼¾–—‘’“”…×µ]/gu, 1],
    [/[ðÐþÞ¤¦¨¸¬]/gu, -1],
    [/[\ufffd\u0080-\u009f]/gu, -20],
  ],
};

/**
 * Detects the encoding of a text file: by its byte order mark, by zero bytes (UTF-16), as UTF-8 if nearly all bytes are
 * valid, else the best-scored of the others. Throws TableFileError `encoding_unknown` if none gives plausible text.
 */
export function sniffEncoding(content: Buffer): TextEncoding {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';

  const unmarked = utf16WithoutMark(content);
  if (unmarked !== null) return unmarked;
  if (isUtf8(content)) return 'utf-8';

  const sample = sampleFrom(content);
  if (isNearlyUtf8(sample)) return 'utf-8';

  const scored = SINGLE_OR_DOUBLE_BYTE.map((encoding) => {
    const text = decode(sample, encoding);
    return { encoding, text, score: score(text, encoding) };
  });
  const best = scored.reduce((most, next) => (next.score > most.score ? next : most));
  if (!isPlausible(best.text, best.encoding))
    throw new TableFileError(isBinary(sample) ? 'not_a_table' : 'encoding_unknown');

  return best.encoding;
}

// The first rows of a long file may be plain ASCII, which proves nothing.
function sampleFrom(content: Buffer): Buffer {
  const first = content.findIndex((byte) => byte > 0x7f);
  const lineStart = content.lastIndexOf(0x0a, first) + 1;
  return content.subarray(lineStart, lineStart + SAMPLE_BYTES);
}

// Text has no control characters other than tabs, line ends and page breaks.
function isBinary(sample: Buffer): boolean {
  return sample.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a));
}

/** Minimum valid characters per invalid one, for UTF-8 that was cut or edited. */
const WHOLE_PER_SPOILED = 8;

function isNearlyUtf8(sample: Buffer): boolean {
  const text = sample.toString('utf8');
  const spoiled = text.match(/\ufffd+/g)?.length ?? 0;
  const whole = text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  return whole >= spoiled * WHOLE_PER_SPOILED;
}

/** Detects UTF-16 without a mark: its delimiters and digits have a zero byte, always on the same side. */
function utf16WithoutMark(content: Buffer): TextEncoding | null {
  const sample = content.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  // Most files have none, which a byte search shows at once.
  for (let at = sample.indexOf(0); at !== -1; at = sample.indexOf(0, at + 1))
    zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;

  const [even = 0, odd = 0] = zeros;
  const enough = sample.length / 20;
  if (odd > enough && even < odd / 10) return 'utf-16le';

  return even > enough && odd < even / 10 ? 'utf-16be' : null;
}

/** Outweighs the evidence of a syllable. */
const RARE_SYLLABLE = -6;

const WORD = /[\p{L}\p{M}]+/gu;
/** Letters that only this Western encoding has; the only evidence in text without tones. */
const VIETNAMESE_LETTER = /[ăđơư]/i;
const SYLLABLE_POINTS = 2;

/** Score of accented text: Vietnamese syllables against the rest. */
function vietnamesePoints(text: string): number {
  const words = text.normalize('NFC').match(WORD) ?? [];
  return words
    .filter((word) => VIETNAMESE_LETTER.test(word))
    .reduce((sum, word) => sum + (isVietnameseSyllable(word) ? SYLLABLE_POINTS : -SYLLABLE_POINTS), 0);
}

function score(text: string, encoding: TextEncoding): number {
  const points = (EVIDENCE[encoding] ?? []).map(
    ([pattern, weight]) => weight * (text.match(pattern)?.length ?? 0),
  );
  const rare = encoding === 'euc-kr' ? RARE_SYLLABLE * countFurtherSyllables(text) : 0;
  const syllables = encoding === 'windows-1258' ? vietnamesePoints(text) : 0;

  return points.reduce((sum, value) => sum + value, rare + syllables);
}

/** True if a word has the structure of a Vietnamese syllable in any tone: `đôi`, `Gường`, not `năo` or `viđ`. */
export function isVietnameseSyllable(word: string): boolean {
  const plain = word.toLowerCase().normalize('NFD').replace(TONES, '').normalize('NFC');
  return SYLLABLE.test(plain);
}
