import { withoutOwnRulings } from '@svc/classifier/evaluation/own-rulings';
import { rulingPrecedents } from '@svc/classifier/evaluation/precedents';
import { classify } from '@svc/classifier/pipeline';
import { readRuling } from '@svc/domain/rulings/read-ruling';
import { MARKETS } from '@svc/tariff/market';
import { packagedModels, readModels } from '@svc/text-model/packaged-models';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readSchedules } from '../held-out-run.ts';
import { readJsonLines } from '../corpus/json-lines.ts';
import { answerText } from './answer-text.ts';
import { drawCases } from './read-sets.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    models: { type: 'string' },
  },
});

const PLAIN_FOLDER = fileURLToPath(new URL('../../../knowledge/data/', import.meta.url));
const RULINGS = ['rulings/us-uk-rulings.jsonl', 'rulings/vn-rulings.jsonl'];

const data = resolve(values.data);
const models =
  values.models === undefined ? packagedModels() : readModels(pathToFileURL(`${resolve(values.models)}/`));
const schedules = await readSchedules(data);
const rows = RULINGS.flatMap((file) => readJsonLines(join(data, file)));
const rulings = new Map(
  MARKETS.map((market) => {
    const own = rows.map((row) => readRuling(row, market)).filter((ruling) => typeof ruling !== 'string');
    return [market, rulingPrecedents(own.filter((ruling) => ruling.market === market))];
  }),
);

for (const [place, item] of drawCases(
  data,
  PLAIN_FOLDER,
  Number(values.seed),
  Number(values.count),
).entries()) {
  const schedule = schedules.get(item.input.market);
  const source = rulings.get(item.input.market);
  if (schedule === undefined || source === undefined) continue;

  const ports = { schedule, models, precedents: withoutOwnRulings(source, item) };
  const answer = await classify(item.input, ports, { language: 'en' });
  process.stdout.write(`${answerText(place + 1, item, answer)}\n\n`);
}
