import { readCase, type EvaluationCase } from '@svc/classifier/evaluation/case';
import type { Market } from '@svc/tariff/market';
import { readJsonLines, type RejectedLine } from '../files/json-lines.ts';
import { CommandRefusal } from '../output/command-refusal.ts';

/** Labelled products of a file, and the lines that are none. */
interface CaseFile {
  readonly cases: readonly EvaluationCase[];
  readonly rejected: readonly RejectedLine[];
}

const REPORTED_MAX = 100;

/** Reads labelled products of one market. Throws CommandRefusal when the file has none. */
export async function readCases(market: Market, path: string): Promise<CaseFile> {
  const cases: EvaluationCase[] = [];
  const rejected: RejectedLine[] = [];

  for await (const entry of readJsonLines('cases', path)) {
    const item = 'fault' in entry ? entry.fault : caseOf(entry.value, entry.line, market);
    if (typeof item === 'string') rejected.push({ line: entry.line, reason: item });
    else cases.push(item);
  }

  if (cases.length > 0) return { cases, rejected };

  throw new CommandRefusal('validation_error', `${path} has no labelled product of ${market}`, {
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
