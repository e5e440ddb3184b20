import { beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { readSchedules } from './held-out-run.ts';
import { readScheduleLines } from './read-schedule-lines.ts';

const FILES = {
  US: 'us/hts-2026-rev4.csv',
  EU: 'eu/taric-nomenclature-2026-03-12-en.xlsx',
  VN: 'vn/tariff-2026-01-07.xlsx',
} as const;

const data = emptyFolder();
const write = (market: keyof typeof FILES, text: string): void =>
  writeFileSync(join(data, FILES[market]), text);

beforeEach(() => {
  for (const market of ['US', 'EU', 'VN'] as const) {
    mkdirSync(join(data, dirname(FILES[market])));
    const ending = market === 'US' ? '00' : '';
    write(
      market,
      `code,description\n6109,T-shirts of ${market}\n61091000${ending},Of cotton\n61099000${ending},Other\n`,
    );
  }
});

describe('readScheduleLines', () => {
  it('reads the schedule of each market', async () => {
    const { US, EU, VN } = await readScheduleLines(data);
    for (const [market, lines] of Object.entries({ US, EU, VN })) {
      expect(lines.some(({ description }) => description === `T-shirts of ${market}`)).toBe(true);
      expect(lines.filter(({ isLeaf }) => isLeaf)).toHaveLength(2);
    }
  });

  it.each(['US', 'EU', 'VN'] as const)(
    'names the file of %s if it cannot be read completely',
    async (market) => {
      write(market, 'code,description\n6109,T-shirts\nsixty-one,Of cotton\n');
      await expect(readScheduleLines(data)).rejects.toThrow(FILES[market]);
    },
  );

  it('rejects a folder with a missing file', async () => {
    rmSync(join(data, FILES.EU));
    await expect(readScheduleLines(data)).rejects.toThrow(FILES.EU);
  });
});

it('readSchedules has the lines of each market for the classifier', async () => {
  const schedules = await readSchedules(data);
  expect([...schedules.keys()].sort()).toEqual(['EU', 'US', 'VN']);
  const vietnam = schedules.get('VN');
  expect(vietnam?.version.market).toBe('VN');
  expect(vietnam?.line(vietnam.findByDigits('61091000') ?? -1).description).toBe('Of cotton');
  expect(vietnam?.searchLeaves('cotton', 5)).toHaveLength(1);
});
