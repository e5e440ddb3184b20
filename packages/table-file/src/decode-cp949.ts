/**
 * Windows' Korean code page: EUC-KR, and the 8,822 further syllables in the places that EUC-KR leaves free. Node's own
 * decoder knows only EUC-KR. The further syllables stand in the order of Unicode, so that they can be counted off.
 */
const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const EUC_FIRST = 0xa1;
/** Second bytes of the further syllables: letters, and everything from 0x81, below EUC-KR's own from the 33rd first byte on. */
const SECOND_BYTES = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xfe)];
const SECOND_BYTES_BESIDE_EUC = SECOND_BYTES.filter((byte) => byte < EUC_FIRST);
const FIRST_BYTE = 0x81;
const LAST_BYTE = 0xc6;

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

let further: ReadonlyMap<number, string> | undefined;
let furtherOnes: ReadonlySet<string> | undefined;

/** Further syllables by their two bytes. */
function furtherSyllables(decoder: InstanceType<typeof TextDecoder>): ReadonlyMap<number, string> {
  if (further !== undefined) return further;

  const common = new Set<string>();
  for (const first of range(0xb0, 0xc8))
    for (const second of range(EUC_FIRST, 0xfe)) common.add(decoder.decode(Uint8Array.of(first, second)));

  const syllables = range(HANGUL_FIRST, HANGUL_LAST)
    .map((point) => String.fromCodePoint(point))
    .filter((syllable) => !common.has(syllable));
  const places = range(FIRST_BYTE, LAST_BYTE).flatMap((first) =>
    (first < EUC_FIRST ? SECOND_BYTES : SECOND_BYTES_BESIDE_EUC).map((second) => first * 256 + second),
  );

  further = new Map(syllables.map((syllable, place) => [places[place] ?? 0, syllable]));
  return further;
}

/** How many syllables of a text Windows' Korean code page adds to EUC-KR: few in Korean, many in bytes of another encoding. */
export function countFurtherSyllables(text: string): number {
  furtherOnes ??= new Set(furtherSyllables(new TextDecoder('euc-kr')).values());
  const ones = furtherOnes;
  return Array.from(text).filter((sign) => ones.has(sign)).length;
}

/** Text of bytes in Windows' Korean code page (CP949, a superset of EUC-KR); what is in neither becomes U+FFFD. */
export function decodeCp949(content: Uint8Array): string {
  const decoder = new TextDecoder('euc-kr');
  const syllables = furtherSyllables(decoder);
  let text = '';
  let plainFrom = 0;

  for (let at = 0; at < content.length; at += 1) {
    const first = content[at] ?? 0;
    if (first < FIRST_BYTE) continue;

    const syllable = syllables.get(first * 256 + (content[at + 1] ?? 0));
    if (syllable !== undefined) {
      if (at > plainFrom) text += decoder.decode(content.subarray(plainFrom, at));
      text += syllable;
      plainFrom = at + 2;
    }

    // The second byte of a pair is no first one.
    at += 1;
  }

  return text + decoder.decode(content.subarray(plainFrom));
}
