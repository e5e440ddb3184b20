import { describe, expect, it } from '@jest/globals';
import { sourceAddress, type SourceSettings } from './source-address.ts';

const NONE: SourceSettings = {
  usTariffUrl: null,
  usTariffReleaseUrl: null,
  euTariffUrl: null,
  euTariffRatesUrl: null,
  vnTariffUrl: null,
};
const ALL: SourceSettings = {
  usTariffUrl: 'https://mirror.example/us.json',
  usTariffReleaseUrl: 'https://mirror.example/us-release',
  euTariffUrl: 'https://mirror.example/eu.xlsx',
  euTariffRatesUrl: 'https://mirror.example/eu-rates.xlsx',
  vnTariffUrl: 'https://mirror.example/vn.xlsx',
};
const GIVEN = 'https://other.example/file';

describe('sourceAddress', () => {
  it.each(['EU', 'VN'] as const)('is none for %s until one is set or given', (market) => {
    expect(sourceAddress(market, null, NONE)).toBeNull();
    expect(sourceAddress(market, GIVEN, NONE)).toEqual({ url: GIVEN, ratesUrl: null, releaseUrl: null });
  });

  it('of the US is that of its commission where none is set, with the name of its release', () => {
    const address = sourceAddress('US', null, NONE);
    expect(new URL(address?.url ?? '').host).toBe('hts.usitc.gov');
    expect(new URL(address?.releaseUrl ?? '').host).toBe('hts.usitc.gov');
  });

  it.each([
    ['US', { url: ALL.usTariffUrl, ratesUrl: null, releaseUrl: ALL.usTariffReleaseUrl }],
    ['EU', { url: ALL.euTariffUrl, ratesUrl: ALL.euTariffRatesUrl, releaseUrl: null }],
    ['VN', { url: ALL.vnTariffUrl, ratesUrl: null, releaseUrl: null }],
  ] as const)('of %s is what is set for that market alone', (market, address) => {
    expect(sourceAddress(market, null, ALL)).toEqual(address);
  });

  it.each(['US', 'EU', 'VN'] as const)('that is given goes before the one that is set: %s', (market) => {
    expect(sourceAddress(market, GIVEN, ALL)?.url).toBe(GIVEN);
  });

  it('of a mirror of the US names no release unless that is set: the commission’s may be another', () => {
    const settings = { ...NONE, usTariffUrl: 'https://mirror.example/us.json' };
    expect(sourceAddress('US', null, settings)?.releaseUrl).toBeNull();
    const alike = { ...NONE, usTariffUrl: 'https://hts.usitc.gov.example/us.json' };
    expect(sourceAddress('US', null, alike)?.releaseUrl).toBeNull();
  });

  it('leaves the rates that are set for a given schedule of the EU', () => {
    expect(sourceAddress('EU', GIVEN, ALL)?.ratesUrl).toBe(ALL.euTariffRatesUrl);
  });
});
