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
    let foodChecks: readonly (readonly [code: string, origin: string])[] = [];
    const keysOf = (code: string, origin: string) =>
      findRequirements(
        { line: { codeDigits: code.padEnd(10, '0'), extra: {} }, origin, date: DAY },
        shippedLaw('EU'),
      ).map(({ key }) => key);

    beforeAll(async () => {
      const [header = [], ...records] = (await readTable(readFileSync(CONTROLS))).rows;
      const [code = 0, area = 0, measure = 0, certificate = 0] = [
        'code',
        'area',
        'measure_type',
        'certificate',
      ].map((title) => header.indexOf(title));
      foodChecks = records
        .filter((row) => row[measure] === '731' && row[certificate] === 'C678')
        .map((row) => [row[code] ?? '', row[area] ?? '']);
      // Russian goods are banned outright; other origins need evidence.
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
      ['713', 'eu_food_rice_china', 'all', 'CN'],
      ['722', 'eu_food_radioactivity', 'all', 'UA'],
      ['705', 'eu_torture_goods', 'all', 'CN'],
      ['750', 'eu_organic', 'all', 'CN'],
    ])('%s: %s, chapters %s', (type, wanted, chapters, origin) => {
      const without = [...(codesOf.get(type) ?? [])]
        .filter((each) => chapters === 'all' || chapters.split(' ').includes(each.slice(0, 2)))
        .filter((each) => !keysOf(each, origin).includes(wanted));
      expect(codesOf.get(type)?.size).toBeGreaterThan(0);
      expect(without).toEqual([]);
    });

    // Implementing Regulation (EU) 2019/1793 names these for India too: annex I, row 13.
    const BEYOND_TARIC = ['2005991010 IN', '2005998094 IN'];

    it('731 with document C678: each code names a food check for the origins in its rows, and for no others', () => {
      const origins = new Set(foodChecks.map(([, origin]) => origin));
      const wanted = (digits: string, origin: string) =>
        foodChecks.some(([code, area]) => area === origin && digits.startsWith(code));
      const pairs = [...new Set(foodChecks.map(([code]) => code))].flatMap((code) =>
        [...origins].map((origin) => [code, origin] as const),
      );
      const isNamed = (code: string, origin: string) =>
        keysOf(code, origin).some((key) => /^eu_food_(checks|conditions)/.test(key));

      expect(origins.size).toBe(33);
      expect(
        pairs
          .filter(([code, origin]) => isNamed(code, origin) !== wanted(code, origin))
          .map((pair) => pair.join(' ')),
      ).toEqual(BEYOND_TARIC);
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
