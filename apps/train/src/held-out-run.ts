import type { ClassifyInput } from '@svc/classifier/input';
import type { ScheduleIndex } from '@svc/classifier/ports';
import { indexLines } from '@svc/classifier/schedule-index';
import { MARKETS, type Market } from '@svc/tariff/market';
import { hashText } from '@svc/text-model/hash';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digitsField, readJsonLines, textField } from './corpus/json-lines.ts';
import { readScheduleLines } from './read-schedule-lines.ts';

export interface HeldOutCase {
  readonly source: string;
  readonly input: ClassifyInput;
  /** Correct digits; six if the label is from another country. */
  readonly code: string;
  /** Half by description: fit on one, measure on the other. */
  readonly half: 0 | 1;
  /** True on another market's schedule: six digits count. */
  readonly isAway: boolean;
}

export async function readSchedules(folder: string): Promise<ReadonlyMap<Market, ScheduleIndex>> {
  const lines = await readScheduleLines(folder);
  return new Map(MARKETS.map((market) => [market, indexLines({ market, name: market }, lines[market])]));
}

/** Evaluation cases of a folder, at most `limit` per source so that none dominates. */
export function readHeldOutCases(folder: string, limit: number): HeldOutCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => casesOf(join(folder, name), name, limit));
}

function casesOf(path: string, name: string, limit: number): HeldOutCase[] {
  const [source = '', marketName = ''] = name.split('.');
  const market = MARKETS.find((known) => known === marketName) ?? 'EU';
  const cases = readJsonLines(path).map((fields): HeldOutCase => {
    const description = textField(fields, 'description');

    return {
      source,
      input: {
        description,
        material: textField(fields, 'material'),
        composition: textField(fields, 'composition'),
        use: textField(fields, 'use'),
        notes: textField(fields, 'notes'),
        market,
      },
      code: digitsField(fields, 'code'),
      half: hashText(description, 5) % 2 === 0 ? 0 : 1,
      isAway: false,
    };
  });

  return cases
    .toSorted((a, b) => hashText(a.input.description) - hashText(b.input.description))
    .slice(0, limit);
}

const SUBHEADING_DIGITS = 6;

/** The first `limit` cases of each source and market on the other markets' schedules. */
export function awayOf(cases: readonly HeldOutCase[], limit: number): HeldOutCase[] {
  const counts = new Map<string, number>();
  return cases.flatMap((item) => {
    const own = item.input.market;
    const count = (counts.get(item.source + own) ?? 0) + 1;
    counts.set(item.source + own, count);
    if (count > limit) return [];

    return MARKETS.filter((market) => market !== own).map((market) => ({
      ...item,
      input: { ...item.input, market },
      code: item.code.slice(0, SUBHEADING_DIGITS),
      isAway: true,
    }));
  });
}
