import type { Precedent } from '@svc/domain/rulings/precedent';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { TextModels } from '@svc/text-model/text-models';
import type { ClassifyInput } from '../src/input.ts';
import type { ScheduleIndex } from '../src/ports.ts';
import type { Reading } from '../src/reading.ts';
import { normalize } from '../src/stages/normalize.ts';
import { rank, type RankedLine, type Ranking } from '../src/stages/rank.ts';
import { retrieve, type Retrieval } from '../src/stages/retrieve.ts';
import { precedentsFrom } from './small-schedule.ts';

export interface Ranked {
  readonly reading: Reading;
  readonly retrieval: Retrieval;
  readonly ranking: Ranking;
  readonly schedule: ScheduleIndex;
}

export async function rankedBy(
  schedule: ScheduleIndex,
  product: string | Partial<ClassifyInput>,
  more: { readonly precedents?: readonly Precedent[]; readonly models?: TextModels } = {},
): Promise<Ranked> {
  const { market } = schedule.version;
  const fields = typeof product === 'string' ? { description: product } : product;
  const reading = normalize({ description: '', market, ...fields });
  const precedents = precedentsFrom(...(more.precedents ?? []));
  const retrieval = await retrieve(reading, { schedule, precedents, models: more.models ?? null });

  return { reading, retrieval, schedule, ranking: await rank(reading, retrieval, schedule) };
}

/** The ranked line of a code. Throws when it was not ranked. */
export function lineOf({ lines }: Ranking, code: string): RankedLine {
  const line = lines.find((ranked) => ranked.line.code === code);
  if (line === undefined) throw new Error(`${code} was not ranked`);
  return line;
}

/** A line with changes; lines of a packed schedule decode their fields and cannot be spread. */
export const lineWith = (line: ScheduleLine, change: Partial<ScheduleLine>): ScheduleLine => ({
  position: line.position,
  parent: line.parent,
  code: line.code,
  codeDigits: line.codeDigits,
  level: line.level,
  indent: line.indent,
  isLeaf: line.isLeaf,
  description: line.description,
  fullDescription: line.fullDescription,
  dutyRate: line.dutyRate,
  specialRate: line.specialRate,
  column2Rate: line.column2Rate,
  unit: line.unit,
  additionalDuties: line.additionalDuties,
  extra: line.extra,
  ...change,
});

export const likely = (line: RankedLine, final: number, more: Partial<RankedLine> = {}): RankedLine => ({
  ...line,
  scores: { ...line.scores, final },
  ...more,
});
