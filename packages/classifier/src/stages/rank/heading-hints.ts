import type { Reading } from '../../reading.ts';

const PLACE_LOSS = 0.1;
const PLACE_LOSS_MAX = 0.5;
const SECOND_KIND = 0.4;
const RELATED = 0.8;

/** What the lexicons say of where the goods stand: 1 for the first heading of the first kind named, less after. */
export function headingHints(reading: Reading): ReadonlyMap<string, number> {
  const hints = new Map<string, number>();
  const hint = (digits: string, value: number): void => {
    hints.set(digits, Math.max(hints.get(digits) ?? 0, value));
  };
  const kinds = [
    ...reading.products.map(({ type }, place) => ({ type, trust: place === 0 ? 1 : SECOND_KIND / place })),
    ...reading.related.map(({ type }, place) => ({
      type,
      trust: RELATED / (reading.products.length + place + 1),
    })),
  ];
  for (const { type, trust } of kinds) {
    type.headings.forEach((heading, place) => {
      hint(heading.slice(0, 4), trust * (1 - Math.min(PLACE_LOSS_MAX, place * PLACE_LOSS)));
    });
  }
  return hints;
}
