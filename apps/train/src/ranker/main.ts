import { SUBHEADING_WEIGHTS } from '@svc/classifier/scoring';
import { normalize } from '@svc/classifier/stages/normalize';
import { subheadingEvidence } from '@svc/classifier/stages/rank/subheading-evidence';
import { retrieve } from '@svc/classifier/stages/retrieve';
import { readModels } from '@svc/text-model/packaged-models';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readHeldOutCases, readSchedules, type HeldOutCase } from '../held-out-run.ts';
import { fitLogit, type Choice } from './fit-logit.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    models: { type: 'string', default: '.data/held-out' },
  },
});

const CASES_MAX = 600;
const PENALTY = 1e-4;
const NAMES = Object.keys(SUBHEADING_WEIGHTS) as (keyof typeof SUBHEADING_WEIGHTS)[];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface SourceChoice extends Choice {
  readonly source: string;
  readonly half: number;
}

const folder = resolve(values.models);
const models = readModels(pathToFileURL(`${folder}/`));
const schedules = await readSchedules(resolve(values.data));

async function choiceOf({ source, input, code, half }: HeldOutCase): Promise<SourceChoice[]> {
  const schedule = schedules.get(input.market);
  if (schedule === undefined) return [];

  const reading = normalize(input);
  const retrieval = await retrieve(reading, { schedule, models, precedents: { find: async () => [] } });
  const rows = subheadingEvidence({ reading, retrieval, schedule });
  const right = rows.findIndex(({ subheading }) => subheading.code === code.slice(0, 6));

  return [
    {
      source,
      half,
      rows: rows.map(({ evidence }) => Float64Array.from(NAMES, (name) => evidence[name])),
      right,
      weight: 1,
    },
  ];
}

function isAmong({ rows, right }: Choice, weights: readonly number[], among: number): boolean {
  if (right < 0) return false;
  const scores = rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
  const own = scores[right] ?? 0;
  return scores.filter((score) => score > own).length < among;
}

const all: SourceChoice[] = [];
for (const item of readHeldOutCases(folder, CASES_MAX)) all.push(...(await choiceOf(item)));

const start = NAMES.map((name): number => SUBHEADING_WEIGHTS[name]);
const found = all.filter(({ right }) => right >= 0);
const fitOn = (half: number | null) =>
  fitLogit(
    found.filter((choice) => half === null || choice.half === half),
    start,
    PENALTY,
  );
const halves = [fitOn(1).weights, fitOn(0).weights];
const predictedOnly = NAMES.map((name) => (name === 'predicted' ? 1 : 0));

say('per cent right at six digits; `fitted` by weights of the other half');
say('source                         n   found  model@1  model@5    now@1 fitted@1 fitted@5');
for (const source of [...new Set(all.map((choice) => choice.source))].sort()) {
  const own = all.filter((choice) => choice.source === source);
  const share = (test: (choice: SourceChoice) => boolean): string =>
    ((100 * own.filter(test).length) / own.length).toFixed(1).padStart(8);
  const fitted = (choice: SourceChoice): readonly number[] => halves[choice.half] ?? [];
  const columns = [
    share(({ right }) => right >= 0),
    share((choice) => isAmong(choice, predictedOnly, 1)),
    share((choice) => isAmong(choice, predictedOnly, 5)),
    share((choice) => isAmong(choice, start, 1)),
    share((choice) => isAmong(choice, fitted(choice), 1)),
    share((choice) => isAmong(choice, fitted(choice), 5)),
  ];
  say(`${source.padEnd(26)} ${String(own.length).padStart(5)} ${columns.join(' ')}`);
}
const whole = fitOn(null);
say(`loss ${whole.loss.toFixed(3)}; weights fitted on both halves:`);
NAMES.forEach((name, at) => say(`  ${name}: ${(whole.weights[at] ?? 0).toFixed(2)},`));
