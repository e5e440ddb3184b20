import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digitsField, readJsonLines, textField } from './json-lines.ts';

const FILE = 'hs6/correlation.jsonl';

/** HS editions before 2022 with their effective dates, newest first. */
const EDITIONS = [
  ['HS2017', '2017-01-01'],
  ['HS2012', '2012-01-01'],
  ['HS2007', '2007-01-01'],
  ['HS2002', '2002-01-01'],
  ['HS1996', '1996-01-01'],
] as const;

const NEWEST_FROM = '2022-01-01';
const DAY = /^(?:19|20)\d{2}-\d{2}-\d{2}/u;

/**
 * HS 2022 subheadings of a code, by the edition in force on the label's date. Without a date, an HS 2022 subheading
 * maps to itself, others by the newest edition. Undefined if nothing matches.
 */
export type Correlation = (subheading: string, date: string) => readonly string[] | undefined;

/** Reads the correlation tables of the data folder; without them nothing maps. */
export function readCorrelation(folder: string): Correlation {
  const path = join(folder, FILE);
  const tables = new Map<string, readonly string[]>();
  const current = new Set<string>();
  for (const fields of existsSync(path) ? readJsonLines(path) : []) {
    const targets: unknown = fields['hs2022'];
    if (!Array.isArray(targets)) continue;
    const codes = targets.filter((target) => typeof target === 'string');
    for (const code of codes) current.add(code);
    tables.set(`${textField(fields, 'from')} ${digitsField(fields, 'code')}`, codes);
  }

  return (subheading, date) => {
    const isDated = DAY.test(date);
    if (isDated ? date >= NEWEST_FROM : current.has(subheading)) return undefined;
    const inForce = EDITIONS.filter(([, from]) => !isDated || from <= date);
    const [edition] = inForce.filter(([name]) => tables.has(`${name} ${subheading}`));
    return edition === undefined ? undefined : tables.get(`${edition[0]} ${subheading}`);
  };
}
