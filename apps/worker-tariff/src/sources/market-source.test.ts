import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@svc/runtime/config/read-settings';
import { tariffSourceSettings } from '@svc/runtime/config/source-settings';
import { marketSources } from '@svc/service/sources/market-source';
import { nextCheckAt } from './watch-sources.ts';

function sources(env: Readonly<Record<string, string>>) {
  return marketSources(readSettings(tariffSourceSettings, env));
}

describe('marketSources', () => {
  it('has none unless an address is set', () => {
    expect([...sources({})]).toEqual([
      ['US', null],
      ['EU', null],
      ['VN', null],
    ]);
  });

  it('finds the release name of the official US source', () => {
    const url = 'https://hts.usitc.gov/reststop/exportList?from=0101&to=9999&format=JSON&styles=false';
    expect(sources({ US_TARIFF_URL: url }).get('US')).toEqual({
      market: 'US',
      url,
      ratesUrl: null,
      releaseUrl: 'https://hts.usitc.gov/reststop/currentRelease',
      checkHours: 24,
      activate: false,
    });
    expect(sources({ US_TARIFF_URL: 'https://mirror.example/us.csv' }).get('US')?.releaseUrl).toBeNull();
  });

  it('reads the settings of each market', () => {
    const set = sources({
      US_TARIFF_URL: 'https://a.example/us',
      US_TARIFF_RELEASE_URL: 'https://a.example/release',
      EU_TARIFF_URL: 'https://b.example/eu',
      EU_TARIFF_RATES_URL: 'https://b.example/rates',
      EU_TARIFF_CHECK_HOURS: '6',
      VN_TARIFF_URL: 'http://c.example/vn.xlsx',
      VN_TARIFF_ACTIVATE: 'on',
    });
    expect(set.get('US')).toMatchObject({ releaseUrl: 'https://a.example/release' });
    expect(set.get('EU')).toMatchObject({
      ratesUrl: 'https://b.example/rates',
      checkHours: 6,
      activate: false,
    });
    expect(set.get('VN')).toMatchObject({ checkHours: 24, activate: true });
  });

  it.each([
    { US_TARIFF_URL: 'ftp://a.example/us' },
    { US_TARIFF_URL: 'no address' },
    { EU_TARIFF_CHECK_HOURS: '0' },
    { VN_TARIFF_CHECK_HOURS: '745' },
    { VN_TARIFF_ACTIVATE: 'maybe' },
  ])('rejects %j', (env) => {
    expect(() => sources(env)).toThrow(Object.keys(env)[0]);
  });
});

describe('nextLookAt', () => {
  const HOUR_MS = 3_600_000;
  const at = (checkedAt: Date | null, state: 'loaded' | 'failed' = 'loaded') =>
    nextCheckAt({ market: 'US', state, release: null, checkedAt, loadId: null, error: null }, 24).getTime();

  it('is at once when it was never looked at', () => {
    expect(at(null)).toBe(0);
  });

  it('varies within a tenth of the pause from check to check', () => {
    const looks = Array.from({ length: 50 }, (_, place) => new Date(Date.UTC(2026, 0, 1, 0, 0, place)));
    const pauses = looks.map((look) => (at(look) - look.getTime()) / HOUR_MS);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(21.6);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(26.4);
    expect(new Set(pauses).size).toBeGreaterThan(40);
  });

  it('is the same for every worker', () => {
    const look = new Date('2026-11-21T10:00:00Z');
    expect(at(look)).toBe(at(look));
  });

  it('is within the hour after a failure', () => {
    const look = new Date('2026-11-21T10:00:00Z');
    expect(at(look, 'failed') - look.getTime()).toBeLessThanOrEqual(1.1 * HOUR_MS);
  });
});
