import { jsonFaultPosition } from './json-position.ts';
import { brokenJson, placeAfter, TEXT_START, type TextPlace } from './text-place.ts';

// The name, with any of its characters possibly escaped.
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

/** Decodes UTF-8. Throws 400 with the place of the first invalid byte. */
export function decodeUtf8(bytes: Uint8Array, start: TextPlace = TEXT_START): string {
  try {
    return (start.position > 0 ? LATER_PART : FIRST_PART).decode(bytes);
  } catch {
    const readable = LENIENT.decode(bytes);
    throw brokenJson(placeAfter(start, readable, Math.max(readable.indexOf('\ufffd'), 0)));
  }
}

/**
 * Parses JSON that begins at a place in a body; drops fields named `__proto__`. Throws 400 with the place of the error.
 */
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
