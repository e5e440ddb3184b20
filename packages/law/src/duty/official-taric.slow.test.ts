import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import { readEuRates } from '@svc/tariff/schedule/eu/read-rates';
import type { Decimal } from '@svc/tariff/rates/decimal';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { estimate } from '../../test/duty-request.ts';
import { shippedPack } from '../shipped-packs.ts';

const LINES = sharedDataFile('eu/taric-nomenclature-2026-03-12-en.xlsx');
const RATES = sharedDataFile('law/eu/third-country-cn8-2026-07-12.csv');
const TABLES = ['third-country', 'suspensions', 'trade-defence', 'additional-duties', 'quotas'].map((name) =>
  sharedDataFile(`law/eu/taric-2026-07-12-${name}.csv`),
);
const GROUPS = sharedDataFile('law/eu/taric-2026-07-12-geo-groups.csv');
const ORIGINS = 'CN IN TR RU BY US VN GB JP KR ID EG BR TW TH UA MX CA ZA AR'.split(' ');
const EEA = ['IS', 'LI', 'NO'];
const [DAY, DRAWN, SEED] = ['2026-07-12', 1000, 20_260_712];

type Row = Readonly<{ [title: string]: string | undefined }>;

/** Numbers below `size`, drawn by a seed (Lehmer). */
function draw(size: number): readonly number[] {
  let state = SEED;
  return Array.from({ length: DRAWN }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % size;
  });
}

const isClose = (one: Decimal | null, other: number) =>
  one !== null && Math.abs(one.toNumber() - other) < 1e-6;
const isOf = (row: Row, ...types: readonly string[]) => types.includes(row['measure_type'] ?? '');
const isPct = ({ duty = '' }: Row) => /^[\d.]+%$|^NIHIL$/.test(duty);
const pct = ({ duty = '' }: Row) => (duty === 'NIHIL' ? 0 : Number(duty.replace('%', '')));
const longest = (rows: readonly Row[]) => {
  const length = Math.max(0, ...rows.map(({ code = '' }) => code.length));
  return rows.filter(({ code = '' }) => code.length === length);
};

/** Rate of TARIC's rows for a line and an origin, in percent; null where one is not a plain percentage. */
function expected(rows: readonly Row[], origin: string) {
  const own = rows.filter((row) => row['origin'] === origin);
  const ofAll = rows.filter((row) => row['origin'] === '1011');
  const third = longest(
    [own, ofAll].map((each) => each.filter((row) => isOf(row, '103'))).find((each) => each.length > 0) ?? [],
  );
  const suspended = ['RU', 'BY'].includes(origin) ? [] : longest(ofAll.filter((row) => isOf(row, '112')));
  const extra = own.filter((row) => isOf(row, '695'));
  const steel = ofAll.filter((row) => isOf(row, '696') && !EEA.includes(origin));
  const defence = [['552'], ['551'], ['554'], ['555']].map(([type = '']) => {
    const ofOrigin = own.filter((row) => isOf(row, type));
    return ofOrigin.length > 0 ? ofOrigin : ofAll.filter((row) => isOf(row, type));
  });
  const all = [...third, ...suspended, ...extra, ...steel, ...defence.flat()];
  const isPlain =
    third.length === 1 &&
    !ofAll.some((row) => isOf(row, '105')) &&
    suspended.length <= 1 &&
    all.every((row) => isPct(row) && row['condition_amount'] === '') &&
    [...third, ...extra, ...steel].every((row) => row['certificate'] === '' && row['additional_code'] === '');
  if (!isPlain) return null;

  const base = suspended[0] ?? third[0] ?? {};
  const forAll = defence.map((each) =>
    Math.max(0, ...each.filter((row) => row['additional_code'] === '').map(pct)),
  );
  const byFirm = defence.map((each) =>
    Math.max(0, ...each.filter((row) => row['additional_code'] !== '').map(pct)),
  );
  const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);
  const owed = pct(base) + sum(extra.map(pct)) + sum(forAll);
  return { owed, most: owed + sum(byFirm) + sum(steel.map(pct)) };
}

/** Order numbers of quotas that rows of TARIC open for an origin, those without a further condition that state a plain rate. */
function ordersOf(rows: readonly Row[], origin: string, groups: ReadonlyMap<string, readonly string[]>) {
  const open = rows.filter(
    (row) =>
      isOf(row, '122', '123', '143', '146', '147') &&
      ['additional_code', 'certificate', 'condition_amount'].every((field) => row[field] === '') &&
      /^[\d.]+(?:%|% \+ [\d.]+ EUR\/DTN| EUR\/(?:TNE|DTN))$/.test(row['duty'] ?? '') &&
      ([origin, '1011', '1008'].includes(row['origin'] ?? '') ||
        groups.get(row['origin'] ?? '')?.includes(origin) === true),
  );
  return new Set(open.map((row) => (row['order_number'] ?? '').replace(/^(\d\d)/, '$1.')));
}

if (LINES !== null && RATES !== null && GROUPS !== null && TABLES.every((path) => path !== null)) {
  describe('TARIC of 12 July 2026', () => {
    let lines: readonly ScheduleLine[] = [];
    const byCode = new Map<string, Row[]>();

    beforeAll(async () => {
      const rates = readEuRates((await readTable(readFileSync(RATES))).rows, DAY);
      const { rows } = await readTable(readFileSync(LINES));
      lines = readSchedule('EU', { kind: 'rows', rows }, { rates }).lines.filter(({ isLeaf }) => isLeaf);
      for (const path of TABLES) {
        const [header = [], ...records] = (await readTable(readFileSync(path ?? ''))).rows;
        for (const record of records) {
          const row: Row = Object.fromEntries(header.map((title, at) => [title, record[at]]));
          byCode.set(row['code'] ?? '', [...(byCode.get(row['code'] ?? '') ?? []), row]);
        }
      }
    });

    // A second reading, row by row: third-country duty or suspension, additional duties, trade defence, steel.
    it('matches the estimates for 1,000 lines and 20 origins', () => {
      const pairs = draw(lines.length).flatMap((at) => {
        const { codeDigits: code, dutyRate: rate } = lines[at] ?? {};
        if (code === null || code === undefined || rate === null) return [];
        const rows = [2, 4, 6, 8, 10].flatMap((length) => byCode.get(code.slice(0, length)) ?? []);
        return ORIGINS.flatMap((origin) => {
          const wanted = expected(rows, origin);
          return wanted === null ? [] : [{ code, rate: rate ?? null, origin, wanted }];
        });
      });
      const differing = pairs.filter(({ code, rate, origin, wanted }) => {
        const { amount, boundPct } = estimate('EU', {
          code,
          rate: rate ?? null,
          origin,
          value: 10_000,
          date: DAY,
        });
        return !isClose(amount, wanted.owed * 100) || !isClose(boundPct.high, wanted.most);
      });

      expect(pairs.length).toBeGreaterThan(15_000);
      expect(differing).toEqual([]);
    });

    // Statistical lines change within the year; the first eight digits do not.
    it('has lines under each code of the pack', () => {
      const pack = shippedPack('EU');
      const rows = [...pack.measures, ...pack.requirements, ...pack.taxes];
      const codes = [
        ...rows.flatMap(({ goods, exceptGoods }) => [...goods.codes, ...exceptGoods.codes]),
        ...[...pack.lists.values()].flat().flatMap((row) => row.codes),
      ].map((code) => code.slice(0, 8));
      const covered = new Set(
        lines.flatMap(({ codeDigits }) => [2, 4, 6, 8].map((length) => codeDigits?.slice(0, length))),
      );

      expect(codes.length).toBeGreaterThan(1000);
      expect([...new Set(codes)].filter((code) => !covered.has(code))).toEqual([]);
    });

    it('opens the tariff quotas in its rows', async () => {
      const [, ...members] = (await readTable(readFileSync(GROUPS))).rows;
      const groups = new Map<string, string[]>();
      for (const [group = '', member = ''] of members)
        groups.set(String(group), [...(groups.get(String(group)) ?? []), String(member)]);
      const pairs = draw(lines.length).flatMap((at) => {
        const code = lines[at]?.codeDigits ?? '';
        const rows = [2, 4, 6, 8, 10].flatMap((length) => byCode.get(code.slice(0, length)) ?? []);
        return ORIGINS.filter((origin) => !['RU', 'BY'].includes(origin)).map((origin) => ({
          code,
          origin,
          wanted: [...ordersOf(rows, origin, groups)].toSorted(),
        }));
      });
      const differing = pairs.filter(({ code, origin, wanted }) => {
        const { mayApply } = estimate('EU', { code, rate: '5%', origin, date: DAY });
        const opened = new Set(mayApply.map(({ measure }) => measure.heading));
        return wanted.some((order) => !opened.has(order));
      });

      expect(pairs.filter(({ wanted }) => wanted.length > 0).length).toBeGreaterThan(1000);
      expect(differing).toEqual([]);
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
