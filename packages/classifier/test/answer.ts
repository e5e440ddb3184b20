import type { Precedent } from '@svc/domain/rulings/precedent';
import type { Classification } from '../src/classification.ts';
import { classify } from '../src/pipeline.ts';
import { fixedModels, precedentsFrom, smallSchedule, type SmallRow } from './small-schedule.ts';

/** Classifies goods on a small schedule of the US; `likely`: the subheading that the models are sure of. */
export const answer = (
  description: string,
  rows: readonly SmallRow[],
  more: { likely?: string; precedents?: readonly Precedent[] } = {},
): Promise<Classification> =>
  classify(
    { description, market: 'US' },
    {
      schedule: smallSchedule({}, rows),
      precedents: precedentsFrom(...(more.precedents ?? [])),
      models: more.likely === undefined ? null : fixedModels(more.likely, 0.95),
    },
    { language: 'en' },
  );
export const said = ({ result }: Classification): string =>
  [
    ...result.deciding_factors,
    ...result.uncertainties,
    ...result.alternatives.flatMap(({ reasoning, exclusion_reason }) => [reasoning, exclusion_reason]),
  ].join('\n');

/** A heading with the row under test and a residual row. */
export const heading = (code: string, title: string, row: string): readonly SmallRow[] => [
  [code.slice(0, 2), 0, title],
  [code, 1, title],
  [`${code}.10.00.00`, 2, row],
  [`${code}.90.00.00`, 2, 'Other'],
];
