import { writeDenseModel, writeModel } from '@svc/text-model/model-file';
import { MARKETS } from '@svc/tariff/market';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBase } from './corpus/base.ts';
import { readLabelled } from './corpus/labelled.ts';
import { scheduleTexts } from './corpus/schedule-texts.ts';
import { readTerms } from './corpus/terms.ts';
import type { TrainingRow } from './corpus/training-row.ts';
import { readVague } from './corpus/vague.ts';
import { fitDenseSubheadings, fitNational, fitSubheadings } from './fit-models.ts';
import { readScheduleLines } from './read-schedule-lines.ts';
import { isHeldOut } from './split.ts';
import { writeHeldOutCases } from './held-out-cases.ts';
import { readSubheadingLabels } from './subheading-labels.ts';

const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url));

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    out: { type: 'string' },
    'hold-out': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const report = (line: string): void => void process.stdout.write(`${line}\n`);

const data = resolve(values.data);
const lines = await readScheduleLines(data);
const texts = MARKETS.flatMap((market) => scheduleTexts(market, lines[market]));
const all = readLabelled(data);
const vague = readVague(data);
const isKept = (row: TrainingRow): boolean => !values['hold-out'] || !isHeldOut(row);
const rows = [
  ...all.filter(isKept),
  ...texts,
  ...vague.filter(isKept),
  ...readTerms(data),
  ...readBase(join(PACKAGES, 'knowledge', 'data', 'hs')),
];
const out = resolve(
  values.out ?? (values['hold-out'] ? '.data/held-out' : join(PACKAGES, 'text-model', 'data')),
);
mkdirSync(out, { recursive: true });

if (values['hold-out']) {
  writeHeldOutCases(all.filter(isHeldOut), out);
  writeHeldOutCases(vague.filter(isHeldOut), join(out, 'vague'));
}

const save = (name: string, file: Buffer): void => {
  writeFileSync(join(out, `${name}.model`), file);
  report(`${name}.model: ${file.length} bytes`);
};
const isAsked = (name: string): boolean => values.only === undefined || values.only.split(',').includes(name);
if (isAsked('subheadings')) {
  save('subheadings', writeModel(fitSubheadings(rows, readSubheadingLabels(data), report)));
}
if (isAsked('dense')) {
  save('dense', writeDenseModel(fitDenseSubheadings(rows, readSubheadingLabels(data), report)));
}
for (const market of MARKETS.filter((name) => isAsked(name.toLowerCase()))) {
  save(market.toLowerCase(), writeModel(fitNational(market, rows, lines[market], report)));
}
