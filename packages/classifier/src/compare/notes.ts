import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { tokenize } from '@svc/tariff/search/text';
import type { Reading } from '../reading.ts';
import { LEGAL_NOTES, type LegalNote } from '@svc/knowledge/data/legal-notes';

const EXCEPTED = /(?<!\p{L})(?:other(?:wise)? than|except(?:ing)?|excluding|trừ)\s([^;()]*)/giu;
const PARTS = /[,;]|\s(?:or|and|và|hoặc)\s/iu;

/** True if the text of a heading excludes what the description names, or its own goods' heading: `other than swimwear`. */
export const excludesGoods = (
  reading: Reading,
  { description }: Pick<ScheduleLine, 'description'>,
  goods: string,
): boolean =>
  [...description.matchAll(EXCEPTED)].some(
    ([, excepted = '']) =>
      excepted.replaceAll('.', '').includes(goods.slice(0, HEADING_DIGITS)) ||
      excepted
        .split(PARTS)
        .map(tokenize)
        .some((terms) => terms.length > 0 && terms.every((term) => reading.terms.has(term))),
  );

const startsWithAny = (digits: string, starts: readonly string[]): boolean =>
  starts.some((start) => digits.startsWith(start));

const HEADING_DIGITS = 4;

/** Note that excludes goods of one heading from another place, preferring one on the exact heading; null if none. */
export function noteBetween(goods: string, place: string): LegalNote | null {
  const heading = goods.slice(0, HEADING_DIGITS);
  if (place.startsWith(heading)) return null;

  const found = LEGAL_NOTES.filter(
    (note) =>
      startsWithAny(place, note.codes) &&
      !startsWithAny(place, note.exceptCodes) &&
      startsWithAny(heading, note.goods),
  );
  return found.find((note) => note.goods.includes(heading)) ?? found[0] ?? null;
}
