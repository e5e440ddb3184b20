import type { Candidate, Classification } from '@svc/classifier/classification';
import { withoutOwnRulings } from '@svc/classifier/evaluation/own-rulings';
import { rulingPrecedents } from '@svc/classifier/evaluation/precedents';
import { classify } from '@svc/classifier/pipeline';
import { readRuling } from '@svc/domain/rulings/read-ruling';
import { MARKETS } from '@svc/tariff/market';
import { packagedModels, readModels } from '@svc/text-model/packaged-models';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readJsonLines } from '../corpus/json-lines.ts';
import { readSchedules } from '../held-out-run.ts';
import { drawCases, type DrawnCase } from './read-sets.ts';

const ALTERNATIVES_MAX = 5;
const TEXT_CHARS = 240;
const ROW_CHARS = 70;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const alternative = ({ code, description, scores, reasoning, exclusion_reason }: Candidate): string =>
  [`${code} ${percent(scores.final)} ${description.slice(0, ROW_CHARS)}`, reasoning, exclusion_reason]
    .filter(Boolean)
    .join(' / ');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  - ${line}`)];

function answerText(place: number, item: DrawnCase, answer: Classification): string {
  const { result, flags } = answer;
  const { description, market, material, use, composition, notes } = item.input;
  const given = Object.entries({ material, use, composition, notes }).flatMap(([name, text]) =>
    text ? [`${name}: ${text.slice(0, 200)}`] : [],
  );

  return [
    `## ${place} [${item.set}] ${market} (right: ${item.digits})`,
    description,
    ...given,
    `${answer.status} ${percent(answer.confidence)} ${answer.recommendedCode ?? 'none'}: ${(answer.recommendedDescription ?? '').slice(-TEXT_CHARS)}`,
    ...section('Reasons', result.deciding_factors),
    ...section('Open', result.uncertainties),
    ...section('Missing', answer.missingInfo),
    ...result.questions.flatMap(({ text, options }) =>
      section(
        `Question: ${text}`,
        options.map(({ label, codes }) => `${label} → ${codes.join(', ')}`),
      ),
    ),
    ...section(
      'Legal',
      result.legal
        .filter(({ scope }) => scope !== 'general_rule')
        .map(({ reference, text }) => `${reference}: ${text}`),
    ),
    ...section(
      'Failed checks',
      result.checks
        .filter(({ ok }) => !ok)
        .map(({ detail }) => `${detail.key} ${Object.values(detail.params).join(', ')}`),
    ),
    ...section('Flags', flags.length === 0 ? [] : [flags.map(({ code }) => code).join(', ')]),
    ...section('Alternatives', result.alternatives.slice(0, ALTERNATIVES_MAX).map(alternative)),
  ].join('\n');
}

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
