import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readGlossaryTerms } from '@svc/knowledge/base/glossary-folder';
import { MARKETS } from '@svc/tariff/market';
import { createGlossary, writeGlossary } from '@svc/text-model/glossary';
import { writeDenseModel, writeModel } from '@svc/text-model/model-file';
import { readBase } from './corpus/base.ts';
import { readLabelled } from './corpus/labelled.ts';
import { readLineRows } from './corpus/line-goods.ts';
import { scheduleTexts } from './corpus/schedule-texts.ts';
import { readTerms, readVague } from './corpus/terms.ts';
import type { TrainingRow } from './corpus/training-row.ts';
import { fitDenseSubheadings, fitNational, fitSubheadings } from './fit-models.ts';
import { isHeldOut, readSubheadingLabels, writeHeldOutCases } from './held-out.ts';
import { readScheduleLines } from './read-schedule-lines.ts';

const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url));

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    out: { type: 'string' },
    'hold-out': { type: 'boolean', default: false },
    only: { type: 'string' },
    without: { type: 'string' },
  },
});

const report = (line: string): void => void process.stdout.write(`${line}\n`);

const data = resolve(values.data);
const lines = await readScheduleLines(data);
const texts = MARKETS.flatMap((market) => scheduleTexts(market, lines[market]));
const all = readLabelled(data);
const vague = readVague(data);
const terms = readTerms(data);
const without = values.without;
const isOfCompany = ({ id }: TrainingRow): boolean => without !== undefined && id.startsWith(without);
const isIndexTerm = ({ source, code }: TrainingRow): boolean =>
  source === 'uk-search-references' && code.length >= 6;
const isOfFour = (row: TrainingRow): boolean => !isOfCompany(row) && !isHeldOut(row);
const isKept = (row: TrainingRow): boolean => (values['hold-out'] ? isOfFour(row) : !isOfCompany(row));
const base = [
  ...readBase(join(PACKAGES, 'knowledge', 'data', 'hs')),
  ...readLineRows(join(PACKAGES, 'knowledge', 'data', 'lines')),
];
const rowsOf = (isTaken: (row: TrainingRow) => boolean): TrainingRow[] => [
  ...all.filter(isTaken),
  ...texts,
  ...[...vague, ...terms].filter(isTaken),
  ...base,
];
const entries = readGlossaryTerms(join(PACKAGES, 'knowledge', 'data'));
const glossary = createGlossary(entries);
const corpus = { rows: rowsOf(isKept), glossary };
const isMeasured = values['hold-out'] || without !== undefined;
const out = resolve(values.out ?? (isMeasured ? '.data/held-out' : join(PACKAGES, 'text-model', 'data')));
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'glossary.tsv'), writeGlossary(entries));

if (without !== undefined) writeHeldOutCases(all.filter(isOfCompany), join(out, 'company'));
if (values['hold-out']) {
  writeHeldOutCases([...all, ...terms.filter(isIndexTerm)].filter(isHeldOut), out);
  writeHeldOutCases(vague.filter(isHeldOut), join(out, 'vague'));
}

const save = (name: string, file: Buffer): void => {
  writeFileSync(join(out, `${name}.model`), file);
  report(`${name}.model: ${file.length} bytes`);
};
const isAsked = (name: string): boolean => values.only === undefined || values.only.split(',').includes(name);
if (isAsked('subheadings')) {
  save('subheadings', writeModel(fitSubheadings(corpus, readSubheadingLabels(data), report)));
}
// Always four folds: fitted on all five, the model is less confident about everyday goods (docs/accuracy.md).
if (isAsked('dense')) {
  const four = { rows: rowsOf(isOfFour), glossary };
  save('dense', writeDenseModel(fitDenseSubheadings(four, readSubheadingLabels(data), report)));
}
for (const market of MARKETS.filter((name) => isAsked(name.toLowerCase()))) {
  save(market.toLowerCase(), writeModel(fitNational(market, corpus, lines[market], report)));
}
