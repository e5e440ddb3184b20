import { open, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type { EvaluationCase } from '@svc/classifier/evaluation/case';
import { compareRuns } from '@svc/classifier/evaluation/compare';
import { evaluate, type EvaluatedCase } from '@svc/classifier/evaluation/evaluate';
import { groupFigures, GROUPINGS } from '@svc/classifier/evaluation/groups';
import { withoutOwnRulings } from '@svc/classifier/evaluation/own-rulings';
import { classify } from '@svc/classifier/pipeline';
import type { ScheduleIndex } from '@svc/classifier/ports';
import { EVIDENCE, packagedWeights, withoutEvidence } from '@svc/classifier/weights';
import { NO_PRECEDENTS, type PrecedentSource } from '@svc/domain/rulings/precedent';
import { MARKETS, type Market } from '@svc/tariff/market';
import { packagedModels, readModels } from '@svc/text-model/packaged-models';
import type { TextModels } from '@svc/text-model/text-models';
import { defineCommand, type CommandContext } from '../../command-line/command.ts';
import { choice, optional, text } from '../../command-line/option.ts';
import { decisionPrecedents, rulingPrecedents } from '@svc/classifier/evaluation/precedents';
import { readCases, readEarlierRun, readRulings } from '../../evaluation/read-evaluation.ts';
import { readScheduleFile } from '../../evaluation/read-schedule-file.ts';
import { lineList } from '../../files/json-lines.ts';
import { fileReason } from '../../files/read-bytes.ts';
import { invalidOption } from '../../output/command-error.ts';

const FIGURES: readonly string[] = [
  'What is printed (shares from 0 to 1):',
  '  n                      labelled products classified',
  '  top1, top3, top5       share whose label matches the first line, or one of the first three or five,',
  '                         at 2, 4, 6, 8 and 10 digits, each over the products labelled to that many digits',
  '  mrr6                   mean of 1 / rank of the right six digits among the candidates; 0 where they are missing',
  '  status                 products by the status they ended in',
  '  ece                    expected calibration error of `confidence` in the whole label: mean distance between what',
  '                         the service says and how often it is right, over ten bins; 0 is best',
  '  precision_at_coverage  share right at six digits among the most confident 25, 50, 75 and 100 % of the products',
  '  ms                     time of one classification in milliseconds: median (p50) and 95th percentile',
  '  versions               engine, knowledge and schedule that were measured',
  '  groups                 with --by: the shares of each group and their 95 % intervals',
  '  compared               with --compare: this run less the earlier one, product by product, with 95 % intervals',
  '  rejected               lines of --cases that were rejected',
  '',
  'docs/accuracy.md has the figures of the shipped method.',
];

export const evalRun = defineCommand({
  name: 'eval',
  about: 'Measures the classifier on labelled products; needs no running service.',
  notes: FIGURES,
  options: {
    market: choice(MARKETS, 'market of the schedule and of the products'),
    schedule: text('FILE', 'the schedule: xlsx, csv or JSON, as the authority publishes it'),
    cases: text('FILE', 'JSON lines: id, description, material, use, composition, origin, notes, code'),
    rulings: optional(text('FILE', 'JSON lines of rulings as precedents; a case never sees its own ruling')),
    decisions: optional(
      text('FILE', 'JSON lines like --cases: products the company decided earlier, as precedents'),
    ),
    models: optional(text('FOLDER', 'models to use instead of the packaged ones')),
    out: optional(text('FILE', 'writes one JSON line per case to this file')),
    compare: optional(
      text('FILE', 'the --out file of an earlier run: adds the paired differences with 95 % intervals'),
    ),
    by: optional(choice(GROUPINGS, 'adds the shares of each group with 95 % intervals')),
    without: optional(choice(EVIDENCE, 'ranks without this evidence')),
  },
  run: async (
    { market, schedule, cases, rulings, decisions, models, out, compare, by, without },
    context,
  ) => {
    const file = await readCases(market, cases);
    lineList('not taken', file.rejected).forEach(context.note);
    const earlier = compare === null ? null : await readEarlierRun(compare);
    const fitted = modelsOf(models);
    const precedents = joined([
      await precedentsOf(market, rulings, context),
      await decidedOf(market, decisions, fitted, context),
    ]);
    context.progress.show(`reading ${schedule}`);
    const index = await readScheduleFile(market, schedule);
    const target = out === null ? null : await openOut(out);
    try {
      const report = await evaluate(
        file.cases,
        caseClassifier(index, precedents, fitted, without),
        (done, total) => context.progress.show(`${done} of ${total} products`),
      );
      await target?.writeFile(report.cases.map(outLine).join(''));
      const json = {
        ...report.summary,
        rejected: file.rejected.length,
        ...(by === null ? {} : { groups: groupFigures(by, file.cases, report.cases) }),
        ...(earlier === null ? {} : { compared: compareRuns(report.cases, earlier) }),
      };
      return { json, lines: [JSON.stringify(json, null, 2)] };
    } finally {
      await target?.close();
    }
  },
});

const modelsOf = (folder: string | null): TextModels =>
  folder === null ? packagedModels() : readModels(pathToFileURL(`${resolve(folder)}/`));

async function precedentsOf(
  market: Market,
  path: string | null,
  context: CommandContext,
): Promise<PrecedentSource> {
  if (path === null) return NO_PRECEDENTS;
  const { rulings, rejected } = await readRulings(market, path);
  lineList('not taken', rejected).forEach(context.note);
  return rulingPrecedents(rulings);
}

/** Merges precedent sources, nearest first. */
const joined = (sources: readonly PrecedentSource[]): PrecedentSource => ({
  find: async (words, limit) => {
    const found = await Promise.all(sources.map((source) => source.find(words, limit)));
    return found.flat().toSorted((a, b) => b.similarity - a.similarity);
  },
});

async function decidedOf(
  market: Market,
  path: string | null,
  models: TextModels,
  context: CommandContext,
): Promise<PrecedentSource> {
  if (path === null) return NO_PRECEDENTS;
  const { cases, rejected } = await readCases(market, path);
  lineList('not taken', rejected).forEach(context.note);
  return decisionPrecedents(cases, models);
}

function caseClassifier(
  schedule: ScheduleIndex,
  precedents: PrecedentSource,
  models: TextModels,
  without: string | null,
) {
  const packaged = packagedWeights();
  const weights = without === null ? packaged : withoutEvidence(packaged, without);

  return async (item: EvaluationCase) => {
    const ports = { schedule, precedents: withoutOwnRulings(precedents, item), models };
    const started = performance.now();
    const classification = await classify(item.input, ports, { language: 'en', weights });
    return { classification, ms: performance.now() - started };
  };
}

// Opened before the work, so that an unwritable file fails immediately.
async function openOut(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'w');
  } catch (error) {
    throw invalidOption('out', `cannot be written: ${fileReason(error)} (${path})`, error);
  }
}

function outLine({ id, code, status, confidence, ranked, ms }: EvaluatedCase): string {
  return `${JSON.stringify({ id, code, status, confidence, ranked, ms })}\n`;
}
