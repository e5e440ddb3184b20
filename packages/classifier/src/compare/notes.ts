import { LEGAL_NOTES, type LegalNote } from '@svc/knowledge/data/legal-notes';
import { productIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import type { ProductType } from '@svc/knowledge/product-type';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { tokenize } from '@svc/tariff/search/text';
import { memoizeWeak } from '../memoize-weak.ts';
import type { Reading } from '../reading.ts';
import { findMaterials } from '../stages/normalize/find-materials.ts';
import { withEnglish } from '../stages/rank/line-reading.ts';
import { LISTED } from './material-findings.ts';
import { areOpposite, polarityOf } from './negations.ts';
import { isInVietnamese } from './row-names.ts';

const EXCEPTED = /(?<!\p{L})(?:other(?:wise)? than|except(?:ing)?|excluding|trừ)\s([^;()]*)/giu;

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
        .split(LISTED)
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

type Text = Pick<ScheduleLine, 'description'>;

export const kindsIn = memoizeWeak(({ description }: Text): readonly ProductType[] =>
  productIndex.findAll(phraseTokens(description)).map(({ entry }) => entry.type),
);

const firstTerm = (name: string): string => tokenize(name.trim().split(/[\s,;]/u)[0] ?? '').join();

/** True if a Vietnamese row lists the noun that begins the description: `Bao và túi` for `bao nylon`. */
function listsNoun({ normalized }: Reading, { description }: Text): boolean {
  const noun = firstTerm(normalized.clean_description);
  return description.split(LISTED).some((name) => firstTerm(name) === noun);
}

/** The noun of the goods in English. */
const nounOf = ({ head }: Reading): string | undefined =>
  tokenize(head).findLast((term) => findMaterials([term]).length === 0);

/** True if a row begins with the noun of the goods: `Knives with cutting blades` for a kitchen knife. */
export const beginsWithNoun = (reading: Reading, row: Text): boolean =>
  firstTerm(row.description) ===
  (reading.normalized.language === 'vi' && isInVietnamese(row)
    ? firstTerm(reading.normalized.clean_description)
    : nounOf(reading));

/** True if a row has the noun of the goods, in brackets or as part of a word too, or is of their kind. */
export function hasNoun(reading: Reading, row: Text & Pick<ScheduleLine, 'extra'>): boolean {
  const noun = nounOf(reading);
  return (
    (reading.normalized.language === 'vi' && isInVietnamese(row)
      ? listsNoun(reading, row)
      : noun !== undefined && tokenize(withEnglish(row)).some((term) => term.endsWith(noun))) ||
    kindsIn(row).some((kind) => reading.products.some(({ type }) => type === kind))
  );
}

/** True if goods of one heading may belong to another: it has their noun, and no note nor its text closes it to them. */
export const mayBelongTo = (reading: Reading, heading: ScheduleLine, goods: string): boolean =>
  hasNoun(reading, heading) &&
  noteBetween(goods, heading.codeDigits ?? '') === null &&
  !areOpposite(reading.polarity, polarityOf(withEnglish(heading))) &&
  !excludesGoods(reading, heading, goods);
