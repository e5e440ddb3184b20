import { readCase, type EvaluationCase } from '@svc/classifier/evaluation/case';
import type { ComparedCase } from '@svc/classifier/evaluation/compare';
import { readRuling } from '@svc/domain/rulings/read-ruling';
import { rulingKey, type Ruling } from '@svc/domain/rulings/ruling';
import type { Market } from '@svc/tariff/market';
import { readJsonLines, type RejectedLine } from '../files/json-lines.ts';
import { CommandError, invalidOption } from '../output/command-error.ts';

interface CaseFile {
  readonly cases: readonly EvaluationCase[];
  readonly rejected: readonly RejectedLine[];
}

const REPORTED_MAX = 100;

/** Reads labelled products of one market. Throws CommandError if the file has none. */
export async function readCases(market: Market, path: string): Promise<CaseFile> {
  const cases: EvaluationCase[] = [];
  const rejected: RejectedLine[] = [];

  for await (const entry of readJsonLines('cases', path)) {
    const item = 'fault' in entry ? entry.fault : caseOf(entry.value, entry.line, market);
    if (typeof item === 'string') rejected.push({ line: entry.line, reason: item });
    else cases.push(item);
  }

  if (cases.length > 0) return { cases, rejected };

  throw new CommandError('validation_error', `${path} has no labelled product of ${market}`, {
    errors: rejected
      .slice(0, REPORTED_MAX)
      .map(({ line, reason }) => ({ field: `line ${line}`, message: reason })),
  });
}

function caseOf(value: unknown, line: number, market: Market): EvaluationCase | string {
  const item = readCase(value, line - 1, market);
  if (item === null) return 'it has no description or no code';
  return item.input.market === market ? item : `it is of the market ${item.input.market}`;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function rankedOf(value: unknown): ComparedCase['ranked'] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({ code, confidence }) => ({
    code: typeof code === 'string' ? code : '',
    confidence: typeof confidence === 'number' ? confidence : 0,
  }));
}

/** Reads lines written by `--out`. Throws CommandError with the first invalid line. */
export async function readEarlierRun(path: string): Promise<ComparedCase[]> {
  const cases: ComparedCase[] = [];
  for await (const entry of readJsonLines('compare', path)) {
    const value: unknown = 'fault' in entry ? null : entry.value;
    if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['code'] !== 'string') {
      throw invalidOption('compare', `line ${entry.line} is not a line of --out`);
    }
    cases.push({ id: value['id'], code: value['code'], ranked: rankedOf(value['ranked']) });
  }

  return cases;
}

interface RulingFile {
  readonly rulings: readonly Ruling[];
  readonly rejected: readonly RejectedLine[];
}

/** Reads the rulings of one market; skips those of other markets, as the service does. */
export async function readRulings(market: Market, path: string): Promise<RulingFile> {
  const byKey = new Map<string, Ruling>();
  const rejected: RejectedLine[] = [];

  for await (const entry of readJsonLines('rulings', path)) {
    const ruling = 'fault' in entry ? entry.fault : readRuling(entry.value, market);
    if (typeof ruling === 'string') rejected.push({ line: entry.line, reason: ruling });
    else if (ruling.market === market) byKey.set(rulingKey(ruling), ruling);
  }

  return { rulings: [...byKey.values()], rejected };
}
