import { SUBSTANCE } from '@svc/knowledge/data/materials';
import { FLAT_GOODS, LITRE_KG, MEASURES, NAMED_MOST, THREADED, UNIT_ROWS } from '@svc/knowledge/data/units';
import { cue } from '@svc/knowledge/read-table';
import { memoizeText } from '@svc/tariff/search/memoize-text';
import {
  BOUND,
  priceLimits,
  pricesIn,
  readAmount,
  valuePer,
  type Figure,
  type Limit,
  type Range,
} from './amounts.ts';
import { VIETNAMESE } from './guess-language.ts';

/** Figures of a description by dimension: one amount, or a stated range; ambiguous dimensions are omitted. */
export type Figures = ReadonlyMap<string, Range>;

type WordedLimit = Limit & { readonly words: string };

const UNITS: ReadonlyMap<string, readonly [dimension: string, factor: number]> = new Map(
  UNIT_ROWS.flatMap(([dimension, factor, units]) =>
    units.split(' ').map((unit) => [unit.replace('_', ' '), [dimension, factor] as const]),
  ),
);

const AMOUNT = String.raw`(\d[\d.,\s]{0,9}\d|\d)`;
/** In Korean hundredths the unit precedes the amount: `100분의 1.5`. */
const UNIT = String.raw`(${[...UNITS.keys()].sort((a, b) => b.length - a.length).join('|')}|(?<=100분의\s?[\d.,]+))`;
/** Japanese and Korean text follows a unit without a blank. */
const END = String.raw`(?![\p{Script=Latin}\p{N}²³]|\/(?!\d))`;
const NO_SIDE = String.raw`(?<!\bno\s\p{L}+\s|nào\s)`;
/** `5W-30` is a grade, `2 T-shirts` are no tonnes. */
const NO_GRADE = String.raw`(?!-\d|(?<=\dt|\st)-)`;
const EXCEEDING = 'exce{1,2}d{1,2}ing';
const FIGURE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}.,-]|\d:)${AMOUNT}(?:\s?|-(?=\p{L}{2}))${UNIT}${END}${NO_GRADE}`,
  'giu',
);
const MOST = new RegExp(
  String.raw`(?:(?:not |no |n\/)(?:${EXCEEDING}(?: in any dimension)?|over|more than)|(?<!not |no )less than|under|below|không quá|dưới|(?<=\d\s?\p{L}{1,3}\s)đến|\bl[te]\b=?|<=?|=<|≤)\s*${AMOUNT}\s?${UNIT}${END}(?! or more)`,
  'giu',
);
const LEAST = new RegExp(
  String.raw`${NO_SIDE}(?:(?<!not |no |n\/)(?:${EXCEEDING}|over|more than)|(?:not|no) less than|trên|từ(?=[^,;]{2,12}\sđến\s)|at least|\bg[te]\b=?|>=?|=>|≥)\s*${AMOUNT}\s?${UNIT}${END}`,
  'giu',
);
const OR_MORE = new RegExp(
  String.raw`${AMOUNT}\s?${UNIT}${END}(?: or more| (?:or|and) over| and more|\s+trở lên|[을를이가]?\s?(?:이상|초과)|以上|を超)`,
  'giu',
);
const OR_LESS = new RegExp(
  String.raw`${AMOUNT}\s?${UNIT}${END}(?: or less| or under| and less|\s+trở xuống|[을를이가]?\s?(?:이하|미만)|以下|未満)`,
  'giu',
);

/** A measure named right after its figure: `50 mm wide`. */
const RIGHT_AFTER = /^\s?(?:in\s)?\p{L}+/iu;
/** A figure with its measure, which is not that of the next: `9.5 mm or more in length and 3.2 mm or more in diameter`. */
const MEASURED = /\d\s?\p{L}+(?:\sor (?:more|less))?\sin\s\p{L}+/giu;
const WORDS_BEFORE = 28;
const WORDS_AFTER = 10;
const CLAUSE_END = /[,;(]/u;

const lastMeasureIn = (text: string, kind: string): string | null => {
  const places = MEASURES.filter(([each]) => each === kind).flatMap(([, measure, words]) =>
    [...text.matchAll(words)].map(({ index }) => ({ measure, index })),
  );
  return places.toSorted((a, b) => b.index - a.index)[0]?.measure ?? null;
};

/** Measure of a length or percentage in a description: named shortly before it in the clause, or right after it. */
function measureStated(text: string, kind: string, start: number, end: number): string | null {
  const before = text.slice(Math.max(0, start - WORDS_BEFORE), start);
  const clause = before.split(CLAUSE_END).at(-1) ?? '';
  return (
    lastMeasureIn(RIGHT_AFTER.exec(text.slice(end))?.[0] ?? '', kind) ??
    lastMeasureIn(clause, kind) ??
    lastMeasureIn(text.slice(end, end + WORDS_AFTER).split(CLAUSE_END)[0] ?? '', kind)
  );
}

type MeasureOf = (text: string, kind: string, start: number, end: number) => string | null;

/** `10 A` is a current, `10 a day` is not. */
const ARTICLE = 'a';
const BOUND_AFTER = cue('bound after a figure', 'iu');

const isBound = (text: string, start: number, end: number): boolean =>
  BOUND.test(text.slice(0, start)) || BOUND_AFTER.test(text.slice(end));
const isKnown = (dimension: string | null, value: number): dimension is string =>
  Boolean(dimension) && !Number.isNaN(value);

/** A length or percentage has a dimension only by a measure in the text. */
const kindAlone = (kind: string): string | null => (kind === 'length' || kind === 'percentage' ? null : kind);

const figuresIn = (text: string, pattern: RegExp, measureOf: MeasureOf): Figure[] => {
  const isVietnamese = VIETNAMESE.test(text);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, amount = '', unit = ''] = match;
    const end = match.index + whole.length;
    if (unit === ARTICLE || (pattern === FIGURE && isBound(text, match.index, end))) return [];

    const [kind, factor] = UNITS.get(unit.toLowerCase() || '%') ?? ['', NaN];
    const value = readAmount(amount, isVietnamese) * factor;
    const dimension = measureOf(text, kind, match.index, end) ?? kindAlone(kind);
    return isKnown(dimension, value) ? [{ dimension, amount: value, words: whole }] : [];
  });
};

/** `6 x 1830 x 2440 mm`: the smallest size of a board, sheet or plate is its thickness, the next its width. */
const SIZES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])\(?(\d[\d.,]*)(?:\s?mm)?\s?[x×*]\s?(\d[\d.,]*)(?:\s?mm)?\s?[x×*]\s?(\d[\d.,]*)\)?\s?mm${END}`,
  'giu',
);

/** Minimum ratio of width to thickness of a board, sheet or plate. */
const FLATNESS = 20;

function sizesIn(text: string): Figure[] {
  const isVietnamese = VIETNAMESE.test(text);
  return [...text.matchAll(SIZES)].flatMap(([words, ...parts]) => {
    const [least = NaN, next = NaN] = parts
      .slice(0, 3)
      .map((part) => readAmount(part, isVietnamese))
      .toSorted((a, b) => a - b);
    if (!(least * FLATNESS <= next)) return [];
    return [
      { dimension: 'thickness', amount: least, words },
      { dimension: 'width', amount: next, words },
    ];
  });
}

function thicknessOfFlat(text: string): Figure[] {
  const most = FLAT_GOODS.find(([, words]) => words.test(text))?.[0] ?? 0;
  const unnamed: MeasureOf = (whole, kind, ...place) =>
    kind === 'length' && measureStated(whole, kind, ...place) === null ? 'thickness' : null;
  return figuresIn(text, FIGURE, unnamed).filter(({ amount }) => amount < most);
}

/** Thread of ISO 261, whose number is the diameter in mm: `M12x50`, `M12` of a bolt. */
const THREAD = /(?<![\p{L}\p{N}-])M(\d{1,2}(?:[.,]\d)?)(\s?[x×*]\s?[\d.,]*\d|(?![\p{L}\p{N}]))/gu;

const threadsIn = (text: string): Figure[] =>
  [...text.matchAll(THREAD)]
    .filter(([, , length]) => length !== '' || THREADED.test(text))
    .map(([words, amount = '']) => ({ dimension: 'diameter', amount: readAmount(amount, false), words }));

const readFigures = memoizeText((description): ReadonlyMap<string, WordedLimit> => {
  const named = [
    ...figuresIn(description, FIGURE, measureStated),
    ...sizesIn(description),
    ...threadsIn(description),
    ...pricesIn(description),
  ];
  const hasThickness = named.some(({ dimension }) => dimension === 'thickness');
  const found = hasThickness ? named : [...named, ...thicknessOfFlat(description)];
  const figures = statedRanges(description);
  for (const dimension of new Set(found.map((figure) => figure.dimension))) {
    const [only, ...others] = found.filter((figure) => figure.dimension === dimension);
    figures.delete(dimension);
    if (only !== undefined && others.every(({ amount }) => amount === only.amount))
      figures.set(dimension, { ...only, least: only.amount, most: only.amount });
  }

  return figures;
});

/** Both bounds of a range, as written. */
export function spanOf(text: string, one: string, other: string): string {
  const places = [one, other].map(
    (words) => [text.indexOf(words), text.indexOf(words) + words.length] as const,
  );
  return text.slice(Math.min(...places.map(([start]) => start)), Math.max(...places.map(([, end]) => end)));
}

/** Ranges of a description that states its figures as a schedule does: `over 1,500 cc but not over 2,500 cc`. */
function statedRanges(description: string): Map<string, WordedLimit> {
  const ranges = new Map<string, WordedLimit>();
  for (const limit of boundsIn(description, measureStated)) {
    const known = ranges.get(limit.dimension) ?? limit;
    const [least, most] = [Math.max(known.least, limit.least), Math.min(known.most, limit.most)];
    ranges.set(limit.dimension, {
      ...known,
      least,
      most,
      words: spanOf(description, known.words, limit.words),
    });
  }
  for (const [dimension, { least, most }] of ranges) if (least > most) ranges.delete(dimension);
  return ranges;
}

function addNamed(figures: Map<string, Range>, description: string): void {
  for (const [dimension, most, goods] of NAMED_MOST)
    if (!figures.has(dimension) && goods.test(description)) figures.set(dimension, { least: 0, most });
}

export function figuresOf(description: string): Figures {
  const figures = new Map<string, Range>();
  for (const [dimension, { least, most }] of readFigures(description))
    figures.set(dimension, { least, most });
  const most = figures.get('diameter')?.most;
  // An opening is narrower than any other diameter of the goods.
  if (most !== undefined) figures.set('inner diameter', figures.get('inner diameter') ?? { least: 0, most });
  addNamed(figures, description);
  const capacity = figures.get('capacity');
  if (capacity !== undefined && !figures.has('mass') && SUBSTANCE.test(description)) {
    const [least, most] = LITRE_KG;
    figures.set('mass', { least: capacity.least * least, most: capacity.most * most });
  }
  return figures;
}

/** `, sugar 10%` of an ingredient; `, min 35%` says no more than the figure. */
const LISTED_BEFORE = cue('listed before a figure', 'iu');
const NAMED_BEHIND = /^\s?(?:of\s)?([a-z]{3,})/iu;
const NAME_END = /[,;(]|\s(?:with|containing)\s/iu;

/** True if a percentage is of a named ingredient: `latte with 10% sugar`; in `2% milk` it is of the goods. */
function isOfIngredient(text: string, start: number, end: number): boolean {
  const noun = /(\p{L}+)[^\p{L}]*$/u.exec(text.split(NAME_END)[0] ?? '')?.[1];
  const named = NAMED_BEHIND.exec(text.slice(end))?.[1];
  return LISTED_BEFORE.test(text.slice(0, start)) || (named !== undefined && named !== noun);
}

const RANGE = new RegExp(String.raw`(?<=\d\s?[-–~]\s?)${AMOUNT}\s?${UNIT}${END}`, 'giu');

/** Dimensions with a figure, several, or a range (`100-240 V`); an unnamed length, percentage or price may be any. */
export const statedDimensions = memoizeText((description): ReadonlySet<string> => {
  const all = [new RegExp(FIGURE), RANGE].flatMap((pattern) =>
    figuresIn(
      description,
      pattern,
      (text, kind, ...place) =>
        measureStated(text, kind, ...place) ??
        (kind === 'percentage' && isOfIngredient(text, ...place) ? null : kind),
    ),
  );
  const stated = [
    ...all.map(({ dimension }) => dimension),
    ...threadsIn(description).map(({ dimension }) => dimension),
    ...boundsIn(description, measureStated).map(({ dimension }) => dimension),
    ...(description.includes('$') ? 'dozen pair kg liter each'.split(' ').map(valuePer) : []),
  ];
  return new Set([
    ...stated,
    ...MEASURES.flatMap(([kind, measure]) => (stated.includes(kind) ? [measure] : [])),
  ]);
});

/** Figures of a description, as written, in the dimensions of the limits. */
export function figureWords(description: string, limits: readonly Limit[]): readonly string[] {
  const figures = readFigures(description);
  return [...new Set(limits.flatMap(({ dimension }) => figures.get(dimension)?.words ?? []))];
}

/** A limit that its own amount does not meet: `less than 1 000 V`. */
const BELOW = cue('bound from below', 'iu');
const ABOVE = cue('bound from above', 'iu');
const TINY = 1e-9;

function boundsIn(text: string, measureOf: MeasureOf): WordedLimit[] {
  const boundsOf = (...patterns: RegExp[]): Figure[] =>
    patterns.flatMap((pattern) => figuresIn(text, pattern, measureOf));

  return [
    ...boundsOf(MOST, OR_LESS).map(({ amount, ...each }) => ({
      ...each,
      least: 0,
      most: BELOW.test(each.words) ? amount * (1 - TINY) : amount,
    })),
    ...boundsOf(LEAST, OR_MORE).map(({ amount, ...each }) => ({
      ...each,
      least: ABOVE.test(each.words) ? amount * (1 + TINY) : amount,
      most: Infinity,
    })),
  ];
}

/** Text before the limits that a row opens with: `Of 24 cm or more but less than 30 cm`. */
const OPENING = cue('opening of a range', 'iu');

/** Limits of a row; those that it opens with (`Not exceeding 3 %`) have its parent's measure. */
export const limitsOf = (text: string, parent = ''): readonly Limit[] => [
  ...boundsIn(text, (whole, kind, start, end) => {
    const before = whole.slice(0, start);
    return (
      lastMeasureIn(before.replace(MEASURED, ''), kind) ??
      lastMeasureIn(RIGHT_AFTER.exec(whole.slice(end))?.[0] ?? '', kind) ??
      (OPENING.test(before) ? lastMeasureIn(parent, kind) : null)
    );
  }),
  ...priceLimits(text),
];
