import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import type { Market } from '../market.ts';
import { parseRate, parseSpecial } from './parse-rate.ts';
import { printRate } from './print-rate.ts';

const US = sharedDataFile('us/hts-2026-rev4.csv');
const EU = sharedDataFile('eu/third-country-duty-2021.csv');
const VN = sharedDataFile('vn/bieu-thue-2026.xlsx');

async function distinct(path: string, titlesAt: number, isWanted: (title: string) => boolean) {
  const { rows } = await readTable(readFileSync(path));
  const columns = (rows[titlesAt] ?? []).flatMap((title, at) => (isWanted(title) ? [at] : []));
  const texts = rows.slice(titlesAt + 1).flatMap((cells) => columns.map((at) => cells[at]?.trim() ?? ''));
  return [...new Set(texts)].filter((text) => text !== '');
}

if (US !== null && EU !== null && VN !== null) {
  describe('the rate texts of the official schedules', () => {
    const texts = new Map<string, readonly string[]>();
    beforeAll(async () => {
      texts.set('general', await distinct(US, 0, (title) => title === 'General Rate of Duty'));
      texts.set('column 2', await distinct(US, 0, (title) => title === 'Column 2 Rate of Duty'));
      texts.set('special', await distinct(US, 0, (title) => title === 'Special Rate of Duty'));
      texts.set('EU', await distinct(EU, 0, (title) => title === 'cet_duty_rate'));
      texts.set('VN', await distinct(VN, 2, (title) => /^(?:NK .+|VAT|XK|[A-Z]{4,7}|VN-EAEU)$/.test(title)));
    });

    const share = (name: string, isRead: (text: string) => boolean): number => {
      const all = texts.get(name) ?? [];
      return all.filter(isRead).length / all.length;
    };

    const readAs = (market: Market) => (text: string) => parseRate(text, market).kind !== 'unread';

    it.each<[string, Market, number, number]>([
      ['general', 'US', 800, 0.995],
      ['column 2', 'US', 800, 0.995],
      ['EU', 'EU', 500, 0.99],
      ['VN', 'VN', 300, 0.99],
    ])('%s: nearly all can be read and round-trip', (name, market, least, wanted) => {
      expect(texts.get(name)?.length).toBeGreaterThan(least);
      expect(share(name, readAs(market))).toBeGreaterThanOrEqual(wanted);

      const changed = (texts.get(name) ?? []).filter((text) => {
        const rate = parseRate(text, market);
        if (rate.kind === 'unread') return false;
        return JSON.stringify(parseRate(printRate(rate, market), market)) !== JSON.stringify(rate);
      });

      expect(changed).toEqual([]);
    });

    it('special: nearly all lists can be read', () => {
      expect(texts.get('special')?.length).toBeGreaterThan(600);
      expect(share('special', (text) => !('kind' in parseSpecial(text, 'US')))).toBeGreaterThanOrEqual(0.995);
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
