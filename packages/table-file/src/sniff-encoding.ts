import { isUtf8 } from 'node:buffer';
import type { TextEncoding } from './table-file.ts';

/** How much of a file is decoded to judge the encodings that have no mark. */
const SAMPLE_BYTES = 64 * 1024;
const SINGLE_OR_DOUBLE_BYTE: readonly TextEncoding[] = [
  'shift_jis',
  'euc-kr',
  'windows-1258',
  'windows-1252',
];

/** Letters that speak for an encoding when they come out of it, with their weight; what it can not decode speaks against it. */
const EVIDENCE: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  // Half-width katakana and the private use area are what other encodings' bytes turn into.
  shift_jis: [
    [/[\u3040-\u30ff]/gu, 3],
    [/[\u4e00-\u9fff]/gu, 1.5],
    [/[\uff61-\uff9f]/gu, -1],
    [/[\ue000-\uf8ff\ufffd]/gu, -20],
  ],
  'euc-kr': [
    [/[\uac00-\ud7a3]/gu, 3],
    [/[\u4e00-\u9fff\u3040-\u30ff]/gu, 0.5],
    [/[\ue000-\uf8ff\ufffd]/gu, -20],
  ],
  // A combining tone after a vowel is how this encoding writes Vietnamese, and nothing else does.
  'windows-1258': [
    [/[AEIOUYĂÂÊÔƠƯaeiouyăâêôơư][\u0300\u0301\u0303\u0309\u0323]/gu, 3],
    [/[đĐơƠưƯăĂ]/gu, 1],
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

/** Encoding of a text file: by its mark, by zero bytes (UTF-16), as UTF-8 when it is valid, else the best-scored of the others. */
export function sniffEncoding(content: Buffer): TextEncoding {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  const unmarked = utf16WithoutMark(content);
  if (unmarked !== null) return unmarked;
  if (isUtf8(content)) return 'utf-8';
  const sample = content.subarray(0, SAMPLE_BYTES);
  const scored = SINGLE_OR_DOUBLE_BYTE.map((encoding) => ({ encoding, score: score(sample, encoding) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).encoding;
}

/** A decoded file. */
export interface DecodedText {
  /** Without byte order mark, in Unicode form NFC. */
  readonly text: string;
  /** The same text in UTF-8, where the file holds it as it is; else null. */
  readonly utf8: Buffer | null;
}

/** Text of a file in its encoding. */
export function decodeText(content: Buffer, encoding: TextEncoding): DecodedText {
  const decoded = decode(content, encoding);
  const text = decoded.normalize('NFC');
  if (encoding !== 'utf-8' || text !== decoded) return { text, utf8: null };
  return { text, utf8: content.subarray(hasUtf8Mark(content) ? UTF8_MARK.length : 0) };
}

const UTF8_MARK = Buffer.from('\ufeff');

function hasUtf8Mark(content: Buffer): boolean {
  return content.subarray(0, UTF8_MARK.length).equals(UTF8_MARK);
}

/** Characters of Windows-1252 from 0x80 to 0x9f; the five unused bytes stay what they are. */
const WINDOWS_1252_80_TO_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Node 20's own decoder for windows-1252 reads those bytes as ISO 8859-1. */
function decode(content: Buffer, encoding: TextEncoding): string {
  // Half the time of the general decoder, and most files are UTF-8.
  if (encoding === 'utf-8') return content.toString('utf8').replace(/^\ufeff/, '');
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(content);
  const characterOf = (byte: string): string => WINDOWS_1252_80_TO_9F[byte.charCodeAt(0) - 0x80] ?? byte;
  return content.toString('latin1').replace(/[\u0080-\u009f]/g, characterOf);
}

/** In UTF-16 the delimiters and digits have a zero byte, always on the same side. */
function utf16WithoutMark(content: Buffer): TextEncoding | null {
  const sample = content.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  // Most files have none, which the search for bytes tells at once.
  for (let at = sample.indexOf(0); at !== -1; at = sample.indexOf(0, at + 1))
    zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = sample.length / 20;
  if (odd > enough && even < odd / 10) return 'utf-16le';
  return even > enough && odd < even / 10 ? 'utf-16be' : null;
}

function score(sample: Buffer, encoding: TextEncoding): number {
  const text = decode(sample, encoding);
  const points = (EVIDENCE[encoding] ?? []).map(
    ([pattern, weight]) => weight * (text.match(pattern)?.length ?? 0),
  );
  return points.reduce((sum, value) => sum + value, 0);
}
