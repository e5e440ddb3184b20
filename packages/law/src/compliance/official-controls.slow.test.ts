import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { shippedLaw } from '../law-book.ts';
import { findRequirements } from './find-requirements.ts';

const CONTROLS = sharedDataFile('law/eu/import-conditions-2026-07-12.csv');
const DAY = '2026-07-12';

if (CONTROLS !== null) {
  describe('every code under an import control of TARIC of 12 July 2026 has the requirement', () => {
    const codesOf = new Map<string, Set<string>>();

    beforeAll(async () => {
      const [header = [], ...records] = (await readTable(readFileSync(CONTROLS))).rows;
      const [code = 0, area = 0, measure = 0] = ['code', 'area', 'measure_type'].map((title) =>
        header.indexOf(title),
      );
      // Russian goods are banned outright; evidence is asked of other origins.
      for (const row of records.filter((each) => each[area] !== 'RU')) {
        const type = row[measure] ?? '';
        codesOf.set(type, (codesOf.get(type) ?? new Set()).add(row[code] ?? ''));
      }
    });

    it.each([
      ['710', 'eu_cites', 'all', 'CN'],
      ['724', 'eu_f_gases', 'all', 'CN'],
      ['775', 'eu_cbam', 'all', 'CN'],
      ['763', 'eu_russian_diamonds', '71', 'CN'],
      ['763', 'eu_russian_steel_inputs', '72 73', 'CN'],
      ['763', 'eu_russian_oil_products', '27', 'CN'],
      ['726', 'eu_ozone', 'all', 'CN'],
      ['734', 'eu_cultural_goods', 'all', 'EG'],
      ['748', 'eu_mercury', 'all', 'CN'],
      ['769', 'eu_persistent_pollutants', 'all', 'CN'],
      ['746', 'eu_seal_products', 'all', 'CA'],
      ['745', 'eu_cat_and_dog_fur', 'all', 'CN'],
      ['712', 'eu_invasive_species', 'all', 'CN'],
      ['747', 'eu_flegt', 'all', 'ID'],
      ['770', 'eu_flegt', 'all', 'GH'],
      ['719', 'eu_fishing', 'all', 'CN'],
    ])('%s: %s, chapters %s', (type, wanted, chapters, origin) => {
      const without = [...(codesOf.get(type) ?? [])]
        .filter((each) => chapters === 'all' || chapters.split(' ').includes(each.slice(0, 2)))
        .filter((each) => {
          const line = { codeDigits: each.padEnd(10, '0'), extra: {} };
          const found = findRequirements({ line, origin, date: DAY }, shippedLaw('EU'));
          return !found.some(({ key }) => key === wanted);
        });
      expect(codesOf.get(type)?.size).toBeGreaterThan(0);
      expect(without).toEqual([]);
    });
  });
}
