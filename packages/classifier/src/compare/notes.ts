import { LEGAL_NOTES, type LegalNote } from '@svc/knowledge/data/legal-notes';

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
