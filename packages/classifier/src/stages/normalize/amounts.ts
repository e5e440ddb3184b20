import { cue } from '@svc/knowledge/read-table';
/** Amounts in base units; bounds are inclusive. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Range that a text allows in one dimension. */
export interface Limit extends Range {
  readonly dimension: string;
}

export interface Figure {
  readonly dimension: string;
  readonly amount: number;
  readonly words: string;
}

/** `1,000` and `1 000` are a thousand, in Vietnamese also `1.000`; `2.5`, `2,5` and `0,118` are decimals. */
export const readAmount = (amount: string, isVietnamese: boolean): number =>
  Number(
    (amount.startsWith('0')
      ? amount
      : amount.replace(isVietnamese ? /[.\s](?=\d{3}(?!\d))/gu : /[,\s](?=\d{3}(?!\d))|\.(?=000(?!\d))/gu, '')
    )
      .replace(',', '.')
      .replace(/\s/gu, ''),
  );

/** Terms before the bound of a range, which is no figure of the goods. */
export const BOUND = cue('bound before a figure', 'iu');

const PRICE = /\$\s?(\d[\d.,]*)\s?(?:\/|per|an?\s|each|apiece)\s?(dozen|doz|pair|kg|liter|each|piece)?/giu;
const VALUED = cue('value limit');

export const valuePer = (unit: string): string =>
  `value per ${/^doz/iu.test(unit) ? 'dozen' : unit.toLowerCase().replace('piece', 'each')}`;

const dollars = (price: string): number =>
  price.endsWith('¢') ? Number(price.slice(0, -1)) / 100 : Number(price.slice(1));

export const pricesIn = (text: string): Figure[] =>
  [...text.matchAll(PRICE)]
    .filter(({ index }) => !BOUND.test(text.slice(0, index)))
    .map(([words, amount = '', unit = 'each']) => ({
      dimension: valuePer(unit),
      amount: readAmount(amount, false),
      words: words.trim(),
    }));

export const priceLimits = (text: string): Limit[] =>
  [...text.matchAll(VALUED)].flatMap(({ groups = {} }) => {
    const { under, one = '', two, unit = '' } = groups;
    const dimension = valuePer(unit);
    if (under !== undefined) return [{ dimension, least: 0, most: dollars(one) }];
    return [{ dimension, least: dollars(one), most: two === undefined ? Infinity : dollars(two) }];
  });
