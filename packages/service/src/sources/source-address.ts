import { knownReleaseUrl, type MarketSource } from './market-source.ts';

export interface SourceSettings {
  readonly usTariffUrl: string | null;
  readonly usTariffReleaseUrl: string | null;
  readonly euTariffUrl: string | null;
  readonly euTariffRatesUrl: string | null;
  readonly vnTariffUrl: string | null;
}

export type SourceAddress = Pick<MarketSource, 'url' | 'ratesUrl' | 'releaseUrl'>;

/** Export of the United States International Trade Commission. */
const US_EXPORT_URL = 'https://hts.usitc.gov/reststop/exportList?from=0101&to=9999&format=JSON&styles=false';

/** Address of a market's export: the given one, else the configured one, else the known one; null if there is none. */
export function sourceAddress(
  market: MarketSource['market'],
  given: string | null,
  settings: SourceSettings,
): SourceAddress | null {
  if (market === 'US') return usAddress(given ?? settings.usTariffUrl ?? US_EXPORT_URL, settings);
  const url = given ?? (market === 'EU' ? settings.euTariffUrl : settings.vnTariffUrl);
  if (url === null) return null;
  return { url, ratesUrl: market === 'EU' ? settings.euTariffRatesUrl : null, releaseUrl: null };
}

function usAddress(url: string, { usTariffReleaseUrl }: SourceSettings): SourceAddress {
  return { url, ratesUrl: null, releaseUrl: usTariffReleaseUrl ?? knownReleaseUrl(url) };
}
