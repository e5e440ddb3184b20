import { calibrate } from '@svc/classifier/calibration';
import { calibrationError } from '@svc/classifier/evaluation/metrics';
import { shareWithInterval } from '@svc/classifier/evaluation/intervals';
import { LEVELS, packagedWeights, type Level, type Weights } from '@svc/classifier/weights';
import { MARKETS, type Market } from '@svc/tariff/market';
import { readModels } from '@svc/text-model/packaged-models';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readHeldOutCases, readSchedules, type HeldOutCase } from '../held-out-run.ts';
import { readPlainGoods } from '../plain-goods.ts';
import { freeBins, leastThreshold, PRECISION_WANTED, proposedFrom } from './choose-thresholds.ts';
import { evidenceOf, outcomesOf, type CaseEvidence, type LevelOutcome } from './collect.ts';
import { calibrationBins, fitCalibration, fitRanking } from './fit-weights.ts';

const PACKAGES = fileURLToPath(new URL('../../../../packages/', import.meta.url));
const KNOWLEDGE = fileURLToPath(new URL('../../../knowledge/data/', import.meta.url));

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    models: { type: 'string', default: '.data/held-out' },
    out: { type: 'string', default: join(PACKAGES, 'text-model', 'data') },
    limit: { type: 'string', default: '400' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = resolve(values.models);
const models = readModels(pathToFileURL(`${folder}/`));
const schedules = await readSchedules(resolve(values.data));
const cases = [...readHeldOutCases(folder, Number(values.limit)), ...readPlainGoods(KNOWLEDGE)];

async function collect<Found>(read: (item: HeldOutCase) => Promise<readonly Found[]>): Promise<Found[]> {
  const found: Found[] = [];
  for (const item of cases) found.push(...(await read(item)));
  return found;
}

const scheduleOf = (market: Market) => {
  const schedule = schedules.get(market);
  if (schedule === undefined) throw new Error(`no schedule of ${market}`);
  return schedule;
};
const evidenceWith = (weights: Weights): Promise<CaseEvidence[]> =>
  collect(async (item) => [await evidenceOf(item, scheduleOf(item.input.market), models, weights)]);
const outcomesWith = (weights: Weights): Promise<LevelOutcome[]> =>
  collect((item) => outcomesOf(item, scheduleOf(item.input.market), models, weights));

const percent = (right: number, n: number): string => {
  const { share, low, high } = shareWithInterval(right, n);
  return `${(100 * share).toFixed(1)} (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}) of ${n}`;
};

/** What is fitted on one half and measured on the other. */
function reportLevel(level: Level, halves: readonly (readonly LevelOutcome[])[]): void {
  halves.forEach((own, at) => {
    const other = halves[1 - at] ?? [];
    const calibration = fitCalibration(calibrationBins(other));
    const threshold =
      level === 'line'
        ? packagedWeights().thresholds.line
        : leastThreshold(freeBins(other, level, calibration), PRECISION_WANTED);
    const proposed = proposedFrom(freeBins(own, level, calibration), threshold);
    const n = own.filter((outcome) => outcome.level === level).length;
    const errors = MARKETS.map((market) => {
      const outcomes = own.filter((outcome) => outcome.market === market && outcome.level === level);
      const scale = calibration[market][level];
      const error = calibrationError(
        outcomes.map(({ probability, isRight }) => ({ confidence: calibrate(probability, scale), isRight })),
      );
      return `${market} ${error.toFixed(3)}`;
    });
    say(
      `${level}, half ${at}: threshold ${threshold}, proposed ${percent(proposed.n, n)}, right ${percent(proposed.right, proposed.n)}; calibration error ${errors.join(', ')}`,
    );
  });
}

const evidence = await evidenceWith(packagedWeights());
const ranking = fitRanking(evidence, packagedWeights());
const outcomes = await outcomesWith({ ...packagedWeights(), ...ranking });
const halves = [0, 1].map((half) => outcomes.filter((outcome) => outcome.half === half));
for (const level of LEVELS) reportLevel(level, halves);

const outcomeBins = calibrationBins(outcomes);
const calibration = fitCalibration(outcomeBins);
const freeOf = (level: Level) => freeBins(outcomes, level, calibration);
const free = { heading: freeOf('heading'), subheading: freeOf('subheading'), line: freeOf('line') };
const thresholds = {
  heading: leastThreshold(free.heading, PRECISION_WANTED),
  subheading: leastThreshold(free.subheading, PRECISION_WANTED),
  // The interface states it.
  line: packagedWeights().thresholds.line,
};
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
  outcomes: { by_log_odds: outcomeBins, by_confidence: free },
};
writeFileSync(join(resolve(values.out), 'weights.json'), `${JSON.stringify(file, null, 2)}\n`);
say(`weights.json of ${cases.length} products: thresholds ${JSON.stringify(thresholds)}`);
