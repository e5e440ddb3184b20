import { MARKETS, type Market } from '@svc/tariff/market';
import { WEIGHTS_FILE } from '@svc/text-model/packaged-models';
import { readFileSync } from 'node:fs';

/** Evidence for a subheading, computed in `stages/rank/subheading-evidence.ts`. */
export const SUBHEADING_EVIDENCE = [
  'predicted',
  'predictedHeading',
  'whole',
  'product',
  'rrf',
  'overlap',
  'agreement',
  'pathMaterial',
  'figures',
  'residual',
  'hint',
  'precedent',
  'material',
  'construction',
] as const;

/** Evidence for a branch relative to its siblings, computed in `stages/rank/descend.ts`. */
export const BRANCH_EVIDENCE = [
  'named',
  'covered',
  'below',
  'agreement',
  'material',
  'figures',
  'precedent',
  'hint',
  'residual',
  'leaves',
  'answered',
] as const;

/** Evidence for a line within its subheading: log-odds of the descent and of the market's model. */
export const LINE_EVIDENCE = ['descent', 'national'] as const;

export const LEVELS = ['heading', 'subheading', 'line'] as const;

export const MEASURED = [
  'heading',
  'subheading',
  'share',
  'words',
  'length',
  'characters',
  'met',
  'nearness',
  'known',
] as const;

export const CONFIDENCE_EVIDENCE = [
  'bias',
  'heading',
  'subheading',
  'certain',
  'byWords',
  'words',
  'length',
  'characters',
  'met',
  'nearness',
  'known',
] as const;
export const SHARE_EVIDENCE = ['bias', 'share'] as const;

export type Level = (typeof LEVELS)[number];

type Numbers<Name extends string> = Readonly<Record<Name, number>>;

/** Log-odds of heading, subheading and share, and other measurements of a result. */
export type Measured = Numbers<(typeof MEASURED)[number]>;

export type Scale = Numbers<(typeof CONFIDENCE_EVIDENCE)[number]>;

export type ShareScale = Numbers<(typeof SHARE_EVIDENCE)[number]>;

/** Scales of a market; a line's scale applies to its share in a correct subheading. */
interface Scales {
  readonly heading: Scale;
  readonly subheading: Scale;
  readonly line: ShareScale;
}

/** Minimum confidence of `proposed` by level, 0 to 1; the same for every kind of description. */
export type Thresholds = Numbers<Level>;

/** Weights fitted by `npm run train`: log-odds for evidence of 1, scales, thresholds. */
export interface Weights {
  readonly subheading: Numbers<(typeof SUBHEADING_EVIDENCE)[number]>;
  readonly branch: Numbers<(typeof BRANCH_EVIDENCE)[number]>;
  readonly line: Readonly<Record<Market, Numbers<(typeof LINE_EVIDENCE)[number]>>>;
  readonly calibration: Readonly<Record<Market, Scales>>;
  readonly thresholds: Thresholds;
}

type Json = Readonly<Record<string, unknown>>;

function objectAt(parent: Json, name: string): Json {
  const value = parent[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`weights: ${name} is no object`);
  return Object.fromEntries(Object.entries(value));
}

/** Parses the named numbers of an object. Throws an Error for a missing, unknown or non-numeric entry. */
function numbers<Name extends string>(names: readonly Name[], object: Json, where: string): Numbers<Name> {
  const unknown = Object.keys(object).find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`weights: ${where} has an unknown ${unknown}`);

  const entries = names.map((name) => {
    const value = object[name];
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new Error(`weights: ${where}.${name} is no number`);
    return [name, value] as const;
  });

  return Object.fromEntries(entries) as Numbers<Name>;
}

const byMarket = <Value>(read: (market: Market) => Value): Readonly<Record<Market, Value>> =>
  Object.fromEntries(MARKETS.map((market) => [market, read(market)])) as Record<Market, Value>;

/** Parses `weights.json`. Throws an Error for the first missing, unknown or non-numeric entry. */
export function readWeights(text: string): Weights {
  const file = Object.fromEntries(Object.entries(JSON.parse(text)));
  const calibration = objectAt(file, 'calibration');
  const line = objectAt(file, 'line');

  return {
    subheading: numbers(SUBHEADING_EVIDENCE, objectAt(file, 'subheading'), 'subheading'),
    branch: numbers(BRANCH_EVIDENCE, objectAt(file, 'branch'), 'branch'),
    line: byMarket((market) => numbers(LINE_EVIDENCE, objectAt(line, market), `line.${market}`)),
    calibration: byMarket((market) => {
      const levels = objectAt(calibration, market);
      const scale = <Name extends string>(level: Level, names: readonly Name[]) =>
        numbers(names, objectAt(levels, level), `calibration.${market}.${level}`);
      return {
        heading: scale('heading', CONFIDENCE_EVIDENCE),
        subheading: scale('subheading', CONFIDENCE_EVIDENCE),
        line: scale('line', SHARE_EVIDENCE),
      };
    }),
    thresholds: numbers(LEVELS, objectAt(file, 'thresholds'), 'thresholds'),
  };
}

export const EVIDENCE: readonly string[] = [
  ...new Set([...SUBHEADING_EVIDENCE, ...BRANCH_EVIDENCE, ...LINE_EVIDENCE]),
];

export function withoutEvidence(weights: Weights, name: string): Weights {
  const cleared = <Name extends string>(values: Numbers<Name>): Numbers<Name> =>
    name in values ? { ...values, [name]: 0 } : values;

  return {
    ...weights,
    subheading: cleared(weights.subheading),
    branch: cleared(weights.branch),
    line: byMarket((market) => cleared(weights.line[market])),
  };
}

let packaged: Weights | undefined;

/** The packaged weights, read once per process. Throws if the file is missing or has other names. */
export function packagedWeights(): Weights {
  packaged ??= readWeights(readFileSync(WEIGHTS_FILE, 'utf8'));
  return packaged;
}
