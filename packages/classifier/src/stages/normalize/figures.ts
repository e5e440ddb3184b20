/** Figures of a description by dimension, in the dimension's base unit; only dimensions of which it gives one figure. */
export type Figures = ReadonlyMap<string, number>;

/** What a text allows of one dimension; a limit itself counts as allowed. */
export interface Limit {
  readonly dimension: string;
  readonly least: number;
  readonly most: number;
}

interface Figure {
  readonly dimension: string;
  readonly amount: number;
}

const UNITS: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  v: ['voltage', 1],
  vac: ['voltage', 1],
  vdc: ['voltage', 1],
  volt: ['voltage', 1],
  volts: ['voltage', 1],
  kv: ['voltage', 1000],
  a: ['current', 1],
  ma: ['current', 0.001],
  ka: ['current', 1000],
  amp: ['current', 1],
  amps: ['current', 1],
  ampere: ['current', 1],
  amperes: ['current', 1],
  w: ['power', 1],
  watt: ['power', 1],
  watts: ['power', 1],
  kw: ['power', 1000],
  mw: ['power', 1_000_000],
  va: ['apparent power', 1],
  kva: ['apparent power', 1000],
  mva: ['apparent power', 1_000_000],
  kg: ['mass', 1],
  kilogram: ['mass', 1],
  kilograms: ['mass', 1],
  g: ['mass', 0.001],
  gram: ['mass', 0.001],
  grams: ['mass', 0.001],
  tonne: ['mass', 1000],
  tonnes: ['mass', 1000],
  tấn: ['mass', 1000],
  l: ['capacity', 1],
  liter: ['capacity', 1],
  liters: ['capacity', 1],
  litre: ['capacity', 1],
  litres: ['capacity', 1],
  lít: ['capacity', 1],
  ml: ['capacity', 0.001],
  cc: ['capacity', 0.001],
  cm3: ['capacity', 0.001],
  'cm³': ['capacity', 0.001],
  'g/m²': ['area weight', 1],
  'g/m2': ['area weight', 1],
  gsm: ['area weight', 1],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
};

const AMOUNT = String.raw`(\d[\d.,\s]{0,9}\d|\d)`;
const UNIT = `(${Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const END = String.raw`(?![\p{L}\p{N}/²³])`;
/** `5W-30` is the grade of an oil. */
const NO_GRADE = String.raw`(?!-\d)`;
const FIGURE = new RegExp(String.raw`(?<![\p{L}\p{N}.,-])${AMOUNT}\s?${UNIT}${END}${NO_GRADE}`, 'giu');
const MOST = new RegExp(
  String.raw`(?:not (?:exceeding|over|more than)|(?<!not )less than|under|below|không quá|dưới)\s+${AMOUNT}\s?${UNIT}${END}(?! or more)`,
  'giu',
);
const LEAST = new RegExp(
  String.raw`(?:(?<!not )(?:exceeding|over|more than)|not less than|trên|at least)\s+${AMOUNT}\s?${UNIT}${END}`,
  'giu',
);
const OR_MORE = new RegExp(
  String.raw`${AMOUNT}\s?${UNIT}${END}(?: or more| or over|\s+trở lên)(?! but)`,
  'giu',
);

/** `1,000`, `1 000` and `1.000` are a thousand; `2.5` and `2,5` are two and a half. */
const readAmount = (text: string): number =>
  Number(
    text
      .replace(/[.,\s](?=\d{3}(?!\d))/gu, '')
      .replace(',', '.')
      .replace(/\s/gu, ''),
  );

/** Which measure of the goods a length is, by the words around it. */
const MEASURES: readonly (readonly [measure: string, words: RegExp])[] = [
  ['thickness', /thick|(?<!\p{L})dày/giu],
  ['width', /(?<!\p{L})(?:width|wide(?!\p{L})|rộng|khổ)/giu],
  ['diameter', /diameter|đường kính|(?<!\p{L})(?:dia|phi|đk)(?!\p{L})|ø/giu],
];
const WORDS_BEFORE = 28;
const WORDS_AFTER = 10;
const CLAUSE_END = /[,;(]/u;

const lastMeasureIn = (text: string): string | null => {
  const places = MEASURES.map(([measure, words]) => ({
    measure,
    place: [...text.matchAll(words)].at(-1)?.index ?? -1,
  }));
  const last = places.reduce((best, each) => (each.place > best.place ? each : best));
  return last.place < 0 ? null : last.measure;
};

/** Measure of a length in a description: named shortly before it in the same clause, or right after it. */
function measureStated(text: string, start: number, end: number): string | null {
  const before = text.slice(Math.max(0, start - WORDS_BEFORE), start);
  const clause = before.split(CLAUSE_END).at(-1) ?? '';
  return (
    lastMeasureIn(clause) ?? lastMeasureIn(text.slice(end, end + WORDS_AFTER).split(CLAUSE_END)[0] ?? '')
  );
}

/** Measure of a length in a text of a schedule: the last one named before it. */
const measureLimited = (text: string, start: number): string | null => lastMeasureIn(text.slice(0, start));

type MeasureOf = (text: string, start: number, end: number) => string | null;

/** `10 A` is a current, `10 a day` is none. */
const ARTICLE = 'a';

const figuresIn = (text: string, pattern: RegExp, measureOf: MeasureOf): Figure[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, amount = '', unit = ''] = match;
    if (unit === ARTICLE) return [];

    const [kind, factor] = UNITS[unit.toLowerCase()] ?? [];
    const value = readAmount(amount) * (factor ?? 1);
    const dimension = kind === 'length' ? measureOf(text, match.index, match.index + whole.length) : kind;
    return dimension === undefined || dimension === null || Number.isNaN(value)
      ? []
      : [{ dimension, amount: value }];
  });

/** `6 x 1830 x 2440 mm`: of a board, a sheet or a plate the least is its thickness, the next its width. */
const SIZES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])\(?(\d[\d.,]*)(?:\s?mm)?\s?[x×*]\s?(\d[\d.,]*)(?:\s?mm)?\s?[x×*]\s?(\d[\d.,]*)\)?\s?mm${END}`,
  'giu',
);

function sizesIn(text: string): Figure[] {
  return [...text.matchAll(SIZES)].flatMap(([, ...parts]) => {
    const [least = NaN, next = NaN] = parts
      .slice(0, 3)
      .map(readAmount)
      .toSorted((a, b) => a - b);
    if (Number.isNaN(least) || Number.isNaN(next)) return [];
    return [
      { dimension: 'thickness', amount: least },
      { dimension: 'width', amount: next },
    ];
  });
}

/** The figures that a description states of its goods. */
export function figuresOf(description: string): Figures {
  const stated = figuresIn(description, FIGURE, measureStated);
  const found = [...stated, ...sizesIn(description)];
  const figures = new Map<string, number>();

  for (const dimension of new Set(found.map((figure) => figure.dimension))) {
    const amounts = new Set(
      found.filter((figure) => figure.dimension === dimension).map(({ amount }) => amount),
    );
    const [only] = amounts;
    if (amounts.size === 1 && only !== undefined) figures.set(dimension, only);
  }

  return figures;
}

/** The limits that a text of a schedule sets. */
export function limitsOf(text: string): readonly Limit[] {
  const least = [...figuresIn(text, LEAST, measureLimited), ...figuresIn(text, OR_MORE, measureLimited)];
  return [
    ...figuresIn(text, MOST, measureLimited).map(({ dimension, amount }) => ({
      dimension,
      least: 0,
      most: amount,
    })),
    ...least.map(({ dimension, amount }) => ({ dimension, least: amount, most: Infinity })),
  ];
}

/** What limits say of goods with such figures: 1 for them, −1 against them, 0 where no figure meets a limit. */
export function figureVote(figures: Figures, limits: readonly Limit[]): -1 | 0 | 1 {
  if (figures.size === 0 || limits.length === 0) return 0;

  const met = limits.filter(({ dimension }) => figures.has(dimension));
  if (met.length === 0) return 0;

  const isWithin = ({ dimension, least, most }: Limit): boolean => {
    const amount = figures.get(dimension) ?? NaN;
    return amount >= least && amount <= most;
  };
  return met.every(isWithin) ? 1 : -1;
}

/** Whether a figure of a description lies outside a limit that one of the schedule's texts sets for the same dimension. */
export function conflictingFigures(figures: Figures, texts: readonly string[]): boolean {
  return figures.size > 0 && figureVote(figures, texts.flatMap(limitsOf)) === -1;
}

/** Whether one of the schedule's texts sets a limit for a dimension of which the description gives its one figure. */
export function givesFigureFor(figures: Figures, texts: readonly string[]): boolean {
  return figures.size > 0 && figureVote(figures, texts.flatMap(limitsOf)) !== 0;
}
