import type { ComparedCase } from '@svc/classifier/evaluation/compare';
import { readJsonLines } from '../files/json-lines.ts';
import { refuseOption } from '../output/command-refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function rankedOf(value: unknown): ComparedCase['ranked'] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({ code, confidence }) => ({
    code: typeof code === 'string' ? code : '',
    confidence: typeof confidence === 'number' ? confidence : 0,
  }));
}

/** Reads the lines that `--out` wrote. Throws CommandRefusal naming the first line that is none. */
export async function readEarlierRun(path: string): Promise<ComparedCase[]> {
  const cases: ComparedCase[] = [];
  for await (const entry of readJsonLines('compare', path)) {
    const value: unknown = 'fault' in entry ? null : entry.value;
    if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['code'] !== 'string') {
      throw refuseOption('compare', `line ${entry.line} is not a line of --out`);
    }
    cases.push({ id: value['id'], code: value['code'], ranked: rankedOf(value['ranked']) });
  }

  return cases;
}
