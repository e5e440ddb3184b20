import type { ScheduleIndex } from '@svc/classifier/ports';
import { calibrationError } from '@svc/classifier/evaluation/metrics';
import { normalize } from '@svc/classifier/stages/normalize';
import { rank } from '@svc/classifier/stages/rank';
import { retrieve } from '@svc/classifier/stages/retrieve';
import { MARKETS, type Market } from '@svc/tariff/market';
import { readModels } from '@svc/text-model/packaged-models';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readHeldOutCases, readSchedules, type HeldOutCase } from '../held-out-run.ts';
import { applyPlatt, fitPlatt, type Outcome } from './fit-platt.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    models: { type: 'string', default: '.data/held-out' },
  },
});

const CASES_MAX = 500;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Digits that a confidence is of: the heading, the subheading, the whole line. */
type Level = 'heading' | 'subheading' | 'line';
const LEVELS: readonly Level[] = ['heading', 'subheading', 'line'];

interface LevelOutcome extends Outcome {
  readonly level: Level;
  readonly market: Market;
  readonly half: 0 | 1;
}

const folder = resolve(values.models);
const models = readModels(pathToFileURL(`${folder}/`));
const schedules = await readSchedules(resolve(values.data));

async function outcomesOf({ input, code, half }: HeldOutCase): Promise<LevelOutcome[]> {
  const schedule = schedules.get(input.market);
  if (schedule === undefined) return [];
  const reading = normalize(input);
  const retrieval = await retrieve(reading, { schedule, models, precedents: { find: async () => [] } });
  const [first] = (await rank(reading, retrieval, schedule)).lines;
  if (first === undefined) return [];

  const digits = first.line.codeDigits ?? '';
  const outcome = (level: Level, length: number, probability: number): LevelOutcome => ({
    level,
    market: input.market,
    half,
    probability,
    isRight: digits.slice(0, length) === code.slice(0, length),
  });

  return [
    outcome('heading', 4, first.headingProbability),
    outcome('subheading', 6, first.subheadingProbability),
    ...(isInSchedule(schedule, code) ? [outcome('line', code.length, first.scores.final)] : []),
  ];
}

/** Labels of rulings may name lines that the schedule no longer has: nothing can be right for them. */
function isInSchedule(schedule: ScheduleIndex, code: string): boolean {
  if (code.length <= 6) return false;
  return (
    schedule.findByDigits(code) !== undefined || schedule.findByDigits(code.padEnd(10, '0')) !== undefined
  );
}

const outcomes: LevelOutcome[] = [];
for (const item of readHeldOutCases(folder, CASES_MAX)) outcomes.push(...(await outcomesOf(item)));

for (const market of MARKETS) {
  for (const level of LEVELS) {
    const own = outcomes.filter((outcome) => outcome.market === market && outcome.level === level);
    const crossed = ([0, 1] as const).flatMap((half) => {
      const platt = fitPlatt(own.filter((outcome) => outcome.half !== half));
      return own
        .filter((outcome) => outcome.half === half)
        .map(({ probability, isRight }) => ({ confidence: applyPlatt(platt, probability), isRight }));
    });
    const { bias, slope } = fitPlatt(own);
    const right = own.filter(({ isRight }) => isRight).length;
    say(
      `${market} ${level}: { bias: ${bias.toFixed(2)}, slope: ${slope.toFixed(2)} } over ${own.length}, ${((100 * right) / own.length).toFixed(1)} % right, calibration error ${calibrationError(crossed).toFixed(3)} on the other half`,
    );
  }
}
