import { VAGUE_LABEL } from '@svc/text-model/text-models';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUBHEADING = /,(\d{6}),/u;
/** Goods that are not classified by kind have no words of their own. */
const NOT_BY_KIND = '99';

/** The label of vague texts and the subheadings of HS 2022 in ascending order, from the data folder's table. */
export function readSubheadingLabels(folder: string): string[] {
  const codes = readFileSync(join(folder, 'hs6', 'harmonized-system.csv'), 'utf8')
    .split('\n')
    .flatMap((line) => SUBHEADING.exec(line)?.[1] ?? []);
  const subheadings = [...new Set(codes)].filter((code) => !code.startsWith(NOT_BY_KIND));
  return [VAGUE_LABEL, ...subheadings.sort()];
}
