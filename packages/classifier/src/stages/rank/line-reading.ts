import type { Attribute } from '@svc/knowledge/data/attributes';
import { statedText } from '@svc/tariff/search/stated-text';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { tokenize } from '@svc/tariff/search/text';
import type { ScheduleIndex } from '../../ports.ts';
import { statedValues } from '../normalize/find-attributes.ts';
import { findMaterials } from '../normalize/find-materials.ts';

/** What one row of a schedule says of its goods, in its own words only. */
export interface LineReading {
  readonly terms: readonly string[];
  readonly attributes: ReadonlyMap<Attribute, readonly string[]>;
  readonly materialGroups: readonly string[];
  /** Whether the row takes what its siblings do not name. */
  readonly isResidual: boolean;
}

const RESIDUAL = /^(?:other\b|others\b|nesoi\b|loại khác|-*\s*loại khác)/iu;

const readLine = (line: ScheduleLine): LineReading => {
  const stated = statedText(line.description);
  return {
    terms: [...new Set(tokenize(stated))],
    attributes: statedValues(stated),
    materialGroups: [...new Set(findMaterials([stated]).map((material) => material.group))],
    isResidual: RESIDUAL.test(line.description.replace(/^[\s-]+/u, '')),
  };
};

/** Rows of one schedule whose reading is kept at once, some 25 MB: more than any has. Reading a row takes longer than weighing it. */
const READINGS_MAX = 60_000;

// Reading is pure; it is kept with its schedule's content, and goes when that goes.
const known = new WeakMap<object, Map<number, LineReading>>();

/** Reads a row once for each schedule. */
export function lineReading(schedule: ScheduleIndex, line: ScheduleLine): LineReading {
  const rows = known.get(schedule.content) ?? new Map<number, LineReading>();
  known.set(schedule.content, rows);
  const before = rows.get(line.position);
  if (before !== undefined) return before;
  if (rows.size >= READINGS_MAX) rows.clear();
  const reading = readLine(line);
  rows.set(line.position, reading);
  return reading;
}
