import iconv from 'iconv-lite';
import type { TextEncoding } from '../table-file.ts';

interface DecodedText {
  /** Without byte order mark, in Unicode form NFC. */
  readonly text: string;
  /** The same text in UTF-8 if the file contains it unchanged; else null. */
  readonly utf8: Buffer | null;
}

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

/** Encodings that Node.js decodes incompletely: EUC-KR without the Windows extension, 0x80 to 0x9f as ISO 8859-1. */
const BY_LIBRARY: Partial<Record<TextEncoding, string>> = {
  'euc-kr': 'cp949',
  'windows-1252': 'windows-1252',
};

/** Decodes bytes without NFC normalisation. */
export function decode(content: Buffer, encoding: TextEncoding): string {
  // Half the time of the general decoder; most files are UTF-8.
  if (encoding === 'utf-8') return content.toString('utf8').replace(/^\ufeff/, '');
  const name = BY_LIBRARY[encoding];

  return name === undefined ? new TextDecoder(encoding).decode(content) : iconv.decode(content, name);
}

const EUC_FIRST = 0xa1;

/**
 * Number of syllables that the Korean Windows code page adds to EUC-KR: few in Korean, many in bytes of another
 * encoding.
 */
export function countFurtherSyllables(text: string): number {
  const syllables = text.match(/[\uac00-\ud7a3]/gu) ?? [];
  const pairs = iconv.encode(syllables.join(''), 'cp949');

  return syllables.filter((_, place) => isBesideEuc(pairs.readUInt16BE(2 * place))).length;
}

function isBesideEuc(pair: number): boolean {
  return pair >> 8 < EUC_FIRST || (pair & 0xff) < EUC_FIRST;
}
