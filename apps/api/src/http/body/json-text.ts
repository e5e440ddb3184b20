import { jsonFaultPosition } from './json-position.ts';
import { brokenJson, placeAfter, TEXT_START, type TextPlace } from './text-place.ts';

// The name as written or with any of its characters escaped.
const PROTOTYPE_NAME =
  /"(?:_|\\u005f){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006f)(?:t|\\u0074)(?:o|\\u006f)(?:_|\\u005f){2}"/i;

function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

const [FIRST_PART, LATER_PART, LENIENT] = [
  new TextDecoder('utf-8', { fatal: true }),
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }),
  new TextDecoder('utf-8'),
];

/** Text of UTF-8 bytes. Throws the 400 of the first byte that is none. */
export function decodeUtf8(bytes: Uint8Array, start: TextPlace = TEXT_START): string {
  try {
    return (start.position > 0 ? LATER_PART : FIRST_PART).decode(bytes);
  } catch {
    const readable = LENIENT.decode(bytes);
    throw brokenJson(placeAfter(start, readable, Math.max(readable.indexOf('\ufffd'), 0)));
  }
}

/** Parses JSON that begins at a place of a body; a field named `__proto__` is dropped. Throws the 400 that says where it breaks. */
export function parseJsonText(
  text: string,
  placeOf = (position: number) => placeAfter(TEXT_START, text, position),
): unknown {
  try {
    return PROTOTYPE_NAME.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
  } catch {
    throw brokenJson(placeOf(jsonFaultPosition(text)));
  }
}
