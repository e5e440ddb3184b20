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
  it.each(['EU', 'VN'] as const)('is missing for %s until one is set or given', (market) => {
    expect(sourceAddress(market, null, NONE)).toBeNull();
    expect(sourceAddress(market, GIVEN, NONE)).toEqual({ url: GIVEN, ratesUrl: null, releaseUrl: null });
  });

  it('for the US defaults to the commission’s, with its release name', () => {
    const address = sourceAddress('US', null, NONE);
    expect(new URL(address?.url ?? '').host).toBe('hts.usitc.gov');
    expect(new URL(address?.releaseUrl ?? '').host).toBe('hts.usitc.gov');
  });

  it.each([
    ['US', { url: ALL.usTariffUrl, ratesUrl: null, releaseUrl: ALL.usTariffReleaseUrl }],
    ['EU', { url: ALL.euTariffUrl, ratesUrl: ALL.euTariffRatesUrl, releaseUrl: null }],
    ['VN', { url: ALL.vnTariffUrl, ratesUrl: null, releaseUrl: null }],
  ] as const)('for %s is the one set for that market only', (market, address) => {
    expect(sourceAddress(market, null, ALL)).toEqual(address);
  });

  it.each(['US', 'EU', 'VN'] as const)('that is given overrides the setting: %s', (market) => {
    expect(sourceAddress(market, GIVEN, ALL)?.url).toBe(GIVEN);
  });

  it('for a US mirror has no release name unless set, as its release may differ', () => {
    const settings = { ...NONE, usTariffUrl: 'https://mirror.example/us.json' };
    expect(sourceAddress('US', null, settings)?.releaseUrl).toBeNull();
    const alike = { ...NONE, usTariffUrl: 'https://hts.usitc.gov.example/us.json' };
    expect(sourceAddress('US', null, alike)?.releaseUrl).toBeNull();
  });

  it('uses the configured rates for a given EU schedule', () => {
    expect(sourceAddress('EU', GIVEN, ALL)?.ratesUrl).toBe(ALL.euTariffRatesUrl);
  });
});
