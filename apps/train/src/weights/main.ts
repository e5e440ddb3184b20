import { shareWithInterval } from '@svc/classifier/evaluation/intervals';
import { calibrationError } from '@svc/classifier/evaluation/metrics';
import { LEVELS, packagedWeights, type Level, type Thresholds } from '@svc/classifier/weights';
import { MARKETS, type Market } from '@svc/tariff/market';
import { hashText } from '@svc/text-model/hash';
import { readModels } from '@svc/text-model/packaged-models';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { digitsField, readJsonLines, textField } from '../corpus/json-lines.ts';
import { awayOf, readHeldOutCases, readSchedules, type HeldOutCase } from '../held-out-run.ts';
import {
  crossFitted,
  leastThreshold,
  PRECISION_WANTED,
  proposedAt,
  rightOf,
  withConfidences,
  type Sure,
} from './choose-thresholds.ts';
import { evidenceOf, outcomeOf, type CaseOutcome } from './collect.ts';
import { fitCalibration, fitRanking } from './fit-weights.ts';
import { OUTCOMES_FILE, readOutcomes, writeOutcomes } from './outcome-file.ts';

const LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;
const HALF_SEED = 5;

/**
 * Everyday goods in four languages, each on a market by its hash; `awayOf` has the other markets. No model is fitted on
 * them; a good is in the same half in all languages.
 */
function readPlainGoods(folder: string): HeldOutCase[] {
  return readJsonLines(join(folder, 'plain-goods.jsonl')).flatMap((fields) => {
    const id = textField(fields, 'id');

    return LANGUAGES.map((language): HeldOutCase => ({
      source: 'plain-goods',
      input: {
        description: textField(fields, language),
        market: MARKETS[hashText(id + language) % MARKETS.length] ?? MARKETS[0],
      },
      code: digitsField(fields, 'code'),
      half: hashText(id, HALF_SEED) % 2 === 0 ? 0 : 1,
      isAway: false,
    }));
  });
}

const PACKAGES = fileURLToPath(new URL('../../../../packages/', import.meta.url));
const KNOWLEDGE = fileURLToPath(new URL('../../../knowledge/data/', import.meta.url));

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    models: { type: 'string', default: '.data/held-out' },
    out: { type: 'string', default: join(PACKAGES, 'text-model', 'data') },
    limit: { type: 'string', default: '400' },
    outcomes: { type: 'string', default: OUTCOMES_FILE },
    'keep-ranking': { type: 'boolean', default: false },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = resolve(values.models);
const models = readModels(pathToFileURL(`${folder}/`));
const schedules = await readSchedules(resolve(values.data));
const plain = readPlainGoods(KNOWLEDGE);
const cases = [...readHeldOutCases(folder, Number(values.limit)), ...plain];
/** Maximum per source, except for everyday goods. */
const AWAY_MAX = 100;
const away = [
  ...awayOf(
    cases.filter((item) => !plain.includes(item)),
    AWAY_MAX,
  ),
  ...awayOf(plain, plain.length),
];

async function collect<Found>(
  from: readonly HeldOutCase[],
  read: (item: HeldOutCase) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const item of from) found.push(await read(item));
  return found;
}

const scheduleOf = (market: Market) => {
  const schedule = schedules.get(market);
  if (schedule === undefined) throw new Error(`no schedule of ${market}`);
  return schedule;
};

async function fittedRanking() {
  const before = packagedWeights();
  if (values['keep-ranking']) return before;
  const evidence = await collect(cases, (item) =>
    evidenceOf(item, scheduleOf(item.input.market), models, before),
  );
  return fitRanking(evidence, before);
}

const percent = (right: number, n: number): string => {
  const { share, low, high } = shareWithInterval(right, n);
  return `${(100 * share).toFixed(1)} (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}) of ${n}`;
};

function thresholdsOn(outcomes: readonly Sure[]): Thresholds {
  return {
    heading: leastThreshold(outcomes, 'heading', PRECISION_WANTED),
    subheading: leastThreshold(outcomes, 'subheading', PRECISION_WANTED),
    // The API documents this threshold, so it is not refitted.
    line: packagedWeights().thresholds.line,
  };
}

function errorOf(own: readonly Sure[], market: Market, level: Level): string {
  const outcomes = own.flatMap(({ outcome, confidences }) => {
    const isRight = outcome.right[level];
    return outcome.market !== market || isRight === null ? [] : [{ confidence: confidences[level], isRight }];
  });
  return `${market} ${calibrationError(outcomes).toFixed(3)}`;
}

/** Outcomes of one half under the other's calibration and thresholds. */
function measured(own: readonly CaseOutcome[], other: readonly CaseOutcome[]) {
  const calibration = fitCalibration(other);
  const thresholds = thresholdsOn(withConfidences(other, calibration));
  return { sure: withConfidences(own, calibration), thresholds };
}

/** Prints proposals and calibration errors by level, cross-fitted by halves. */
function report(halves: readonly ReturnType<typeof measured>[]): void {
  const sure = halves.flatMap((half) => half.sure);
  const share = (of: readonly Sure[], all: readonly Sure[]): string => percent(of.length, all.length);
  for (const level of LEVELS) {
    const proposed = halves.flatMap((half) => proposedAt(half.sure, level, half.thresholds));
    const right = percent(rightOf(proposed, level), proposed.length);
    const errors = MARKETS.map((market) => errorOf(sure, market, level)).join(', ');
    const thresholds = halves.map((half) => half.thresholds[level]).join(' and ');
    say(`${level} (${thresholds}): proposed ${share(proposed, sure)}, right ${right}; error ${errors}`);
    for (const name of new Set(sure.map(({ outcome }) => outcome.source))) {
      const isOf = ({ outcome }: Sure): boolean => outcome.source === name;
      const own = proposed.filter(isOf);
      say(
        `  ${name}: proposed ${share(own, sure.filter(isOf))}, right ${percent(rightOf(own, level), own.length)}`,
      );
    }
  }
}

const { subheading, branch, line } = await fittedRanking();
const ranking = { subheading, branch, line };
const weights = { ...packagedWeights(), ...ranking };
const found = await collect([...cases, ...away], (item) =>
  outcomeOf(item, scheduleOf(item.input.market), models, weights),
);
// Read back as written, because a test refits the scales on the table.
const table = writeOutcomes(found.flatMap((outcome) => outcome ?? []));
const outcomes = readOutcomes(table);
const [first = [], second = []] = [0, 1].map((half) => outcomes.filter((outcome) => outcome.half === half));
report([measured(first, second), measured(second, first)]);

const calibration = fitCalibration(outcomes);
const thresholds = thresholdsOn(crossFitted(outcomes));
const sets = Object.fromEntries(
  [...new Set(cases.map(({ source }) => source))].map((source) => [
    source,
    cases.filter((item) => item.source === source).length,
  ]),
);
const file = {
  fitted_on: new Date().toISOString().slice(0, 10),
  sets,
  ...ranking,
  calibration,
  thresholds,
};
writeFileSync(join(resolve(values.out), 'weights.json'), `${JSON.stringify(file, null, 2)}\n`);
writeFileSync(resolve(values.outcomes), table);
say(`weights.json of ${cases.length} products: thresholds ${JSON.stringify(thresholds)}`);
