import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { parseSpecial } from '../../rates/parse-rate.ts';
import { readSchedule } from '../read-schedule.ts';
import { readPreferences, type PreferenceTable } from './read-preferences.ts';

const CODES = sharedDataFile('eu/cn-2026-codes.json');
const PREFERENCES = sharedDataFile('law/eu/taric-2026-07-12-preferences.csv');
const ORIGINS = 'VN GB CA JP TR NZ SG UA PE CL ZA EC CO IL KR MX TN EG GE MD NO IS LI RS'.split(' ');
/** Codes of TARIC whose rows apply to an origin, where they are more than its own. */
const SYMBOLS: Readonly<{ [origin: string]: readonly string[] }> = {
  NO: ['NO', '2012'],
  IS: ['IS', '2012', '2014'],
  LI: ['LI', '2012'],
  RS: ['XS', '1098'],
};
const LINES = 1000;
const SEED = 20_260_712;

/** Numbers below `size`, drawn by a seed (Lehmer). */
function draw(size: number): readonly number[] {
  let state = SEED;
  return Array.from({ length: LINES }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % size;
  });
}

type Record = Readonly<{ [title: string]: string | undefined }>;

function recordsOf([header = [], ...rows]: readonly (readonly string[])[]): readonly Record[] {
  return rows
    .map((row): Record => Object.fromEntries(header.map((title, at) => [title, row[at]])))
    .filter((row) => row['additional_code'] === '' && ['106', '142'].includes(row['measure_type'] ?? ''));
}

/** Neither by entry price nor of a season. */
function isPlain({ condition_amount: price, end = '' }: Record): boolean {
  return price === '' && (end === '' || end.endsWith('-12-31'));
}

/** The duty that a list states for an origin, without the letter of a unit that copies of TARIC drop. */
function statedFor(text: string | null, origin: string): string | undefined {
  const lists = [...(text ?? '').matchAll(/(\S[^()]*?) \(([^)]*)\)/g)];
  const found = lists.find(([, , names = '']) => names.split(',').includes(origin));
  return found?.[1]?.replace(/ [A-Z](?= \+|$)/, '');
}

if (CODES !== null && PREFERENCES !== null) {
  describe('the preferences of 12 July 2026', () => {
    let table: PreferenceTable = { textFor: () => null, faults: [] };
    let rows: readonly (readonly string[])[] = [];
    let codes: readonly string[] = [];

    beforeAll(async () => {
      ({ rows } = await readTable(readFileSync(PREFERENCES)));
      table = readPreferences(rows, '2026-07-12');
      const source = { kind: 'text', text: readFileSync(CODES, 'utf8') } as const;
      const { lines } = readSchedule('EU', source);
      codes = lines.filter(({ isLeaf }) => isLeaf).map(({ codeDigits }) => codeDigits ?? '');
    });

    it('are readable for every line', () => {
      const texts = codes.map((code) => table.textFor(code)).filter((text) => text !== null);
      expect(texts.length).toBeGreaterThan(9000);
      expect(texts.filter((text) => 'kind' in parseSpecial(text, 'EU'))).toEqual([]);
    });

    // A second reading: row by row, the longest code of a line and an origin, the lowest of its groups.
    it('match the rows for 1,000 lines and 24 origins', () => {
      const records = recordsOf(rows);
      const pairs = draw(codes.length).flatMap((at) => {
        const digits = codes[at] ?? '';
        const ofLine = records.filter((row) => digits.startsWith(row['code'] ?? ''));
        return ORIGINS.flatMap((origin) => {
          const longest = (SYMBOLS[origin] ?? [origin]).flatMap((symbol) =>
            ofLine
              .filter((row) => row['origin'] === symbol)
              .toSorted((a, b) => Number(b['code']?.length) - Number(a['code']?.length))
              .slice(0, 1),
          );
          const [lowest] = longest.toSorted(
            ({ duty: a = '' }, { duty: b = '' }) =>
              Number.parseFloat(a) - Number.parseFloat(b) || a.length - b.length,
          );
          return lowest === undefined || !longest.every(isPlain)
            ? []
            : [{ digits, origin, duty: lowest['duty'] }];
        });
      });

      expect(pairs.length).toBeGreaterThan(10_000);
      expect(
        pairs.map(({ digits, origin }) => ({
          digits,
          origin,
          duty: statedFor(table.textFor(digits), origin),
        })),
      ).toEqual(pairs);
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
