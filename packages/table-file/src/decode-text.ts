import { decodeCp949 } from './decode-cp949.ts';
import type { TextEncoding } from './table-file.ts';

/** A decoded file. */
interface DecodedText {
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

/** Bytes as text, without composing it; Node 20's own decoder for windows-1252 reads those bytes as ISO 8859-1. */
export function decode(content: Buffer, encoding: TextEncoding): string {
  // Half the time of the general decoder, and most files are UTF-8.
  if (encoding === 'utf-8') return content.toString('utf8').replace(/^\ufeff/, '');
  if (encoding === 'euc-kr') return decodeCp949(content);
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(content);

  const characterOf = (byte: string): string => WINDOWS_1252_80_TO_9F[byte.charCodeAt(0) - 0x80] ?? byte;
  return content.toString('latin1').replace(/[\u0080-\u009f]/g, characterOf);
}
