/** A figure with its unit, in the base unit of its dimension. */
interface Figure {
  readonly dimension: string;
  readonly amount: number;
}

/** What a text allows of one dimension; a limit itself counts as allowed. */
interface Limit {
  readonly dimension: string;
  readonly least: number;
  readonly most: number;
}

const UNITS: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  v: ['voltage', 1],
  vac: ['voltage', 1],
  vdc: ['voltage', 1],
  volt: ['voltage', 1],
  volts: ['voltage', 1],
  kv: ['voltage', 1000],
  w: ['power', 1],
  watt: ['power', 1],
  watts: ['power', 1],
  kw: ['power', 1000],
  mw: ['power', 1_000_000],
  kg: ['mass', 1],
  g: ['mass', 0.001],
  l: ['capacity', 1],
  liter: ['capacity', 1],
  liters: ['capacity', 1],
  litre: ['capacity', 1],
  litres: ['capacity', 1],
  lít: ['capacity', 1],
  ml: ['capacity', 0.001],
  cc: ['capacity', 0.001],
  cm3: ['capacity', 0.001],
};

const AMOUNT = String.raw`(\d[\d.,\s]{0,9}\d|\d)`;
const UNIT = `(${Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const END = String.raw`(?![\p{L}\p{N}/²³])`;
const FIGURE = new RegExp(String.raw`(?<![\p{L}\p{N}.,-])${AMOUNT}\s?${UNIT}${END}`, 'giu');
const MOST = new RegExp(
  String.raw`(?:not (?:exceeding|over|more than)|less than|under|below|không quá|dưới)\s+${AMOUNT}\s?${UNIT}${END}(?! or more)`,
  'giu',
);
const LEAST = new RegExp(
  String.raw`(?<!not )(?:exceeding|over|more than|trên)\s+${AMOUNT}\s?${UNIT}${END}`,
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

const figuresIn = (text: string, pattern: RegExp): Figure[] =>
  [...text.matchAll(pattern)].flatMap(([, amount = '', unit = '']) => {
    const [dimension, factor] = UNITS[unit.toLowerCase()] ?? [];
    const value = readAmount(amount) * (factor ?? 1);
    return dimension === undefined || Number.isNaN(value) ? [] : [{ dimension, amount: value }];
  });

const limitsIn = (text: string): Limit[] => [
  ...figuresIn(text, MOST).map(({ dimension, amount }) => ({ dimension, least: 0, most: amount })),
  ...figuresIn(text, LEAST).map(({ dimension, amount }) => ({ dimension, least: amount, most: Infinity })),
];

/** The one figure that a text gives of a dimension; undefined where it gives none or several. */
const onlyFigure = (figures: readonly Figure[], dimension: string): number | undefined => {
  const amounts = new Set(
    figures.filter((figure) => figure.dimension === dimension).map(({ amount }) => amount),
  );
  return amounts.size === 1 ? [...amounts][0] : undefined;
};

/** Whether a figure of a description lies outside a limit that one of the schedule's texts sets for the same dimension. */
export function conflictingFigures(description: string, texts: readonly string[]): boolean {
  const limits = texts.flatMap(limitsIn);
  if (limits.length === 0) return false;
  const figures = figuresIn(description, FIGURE);
  return limits.some(({ dimension, least, most }) => {
    const amount = onlyFigure(figures, dimension);
    return amount !== undefined && (amount < least || amount > most);
  });
}

/** Whether one of the schedule's texts sets a limit for a dimension of which the description gives its one figure. */
export function givesFigureFor(description: string, texts: readonly string[]): boolean {
  const limits = texts.flatMap(limitsIn);
  if (limits.length === 0) return false;
  const figures = figuresIn(description, FIGURE);
  return limits.some(({ dimension }) => onlyFigure(figures, dimension) !== undefined);
}
