import type { Market } from '@svc/tariff/market';
import { CommandRefusal } from '../output/command-refusal.ts';

/** Addresses of official sources as they are set; null where they are not. */
export interface SourceSettings {
  readonly usTariffUrl: string | null;
  readonly usTariffReleaseUrl: string | null;
  readonly euTariffUrl: string | null;
  readonly euTariffRatesUrl: string | null;
  readonly vnTariffUrl: string | null;
}

/** Where the export of a market is fetched from. */
export interface SourceAddress {
  readonly url: string;
  /** Table of rates beside the schedule; null where the schedule has its own. */
  readonly ratesUrl: string | null;
  /** Names the release in force; null where a version is named by its day and content. */
  readonly releaseUrl: string | null;
}

const USITC = 'https://hts.usitc.gov/reststop';
/** The export of the United States International Trade Commission. */
export const US_EXPORT_URL = `${USITC}/exportList?from=0101&to=9999&format=JSON&styles=false`;
const US_RELEASE_URL = `${USITC}/currentRelease`;
const TARIC_LIBRARY = 'https://circabc.europa.eu/ui/group/0e5f18c2-4b2f-42e9-aed4-dfe50ae1263b';

/**
 * The address of a market's export: the option, else the setting, else the known one. Throws CommandRefusal where there
 * is none.
 */
export function sourceAddress(market: Market, given: string | null, settings: SourceSettings): SourceAddress {
  if (market === 'US') return usAddress(given ?? settings.usTariffUrl ?? US_EXPORT_URL, settings);
  const url = given ?? (market === 'EU' ? settings.euTariffUrl : settings.vnTariffUrl);
  if (url === null) throw new CommandRefusal('validation_error', WITHOUT_ADDRESS[market]);
  return { url, ratesUrl: market === 'EU' ? settings.euTariffRatesUrl : null, releaseUrl: null };
}

function usAddress(url: string, { usTariffReleaseUrl }: SourceSettings): SourceAddress {
  const known = new URL(url).host === new URL(US_RELEASE_URL).host ? US_RELEASE_URL : null;
  return { url, ratesUrl: null, releaseUrl: usTariffReleaseUrl ?? known };
}

const WITHOUT_ADDRESS: Readonly<Record<Exclude<Market, 'US'>, string>> = {
  EU:
    'EU_TARIFF_URL is not set: the European Commission gives each monthly TARIC nomenclature an address of its own. ' +
    `Find the file in ${TARIC_LIBRARY} and name its address with --url or EU_TARIFF_URL, ` +
    'or download it and use `tariff datasets load`',
  VN:
    'VN_TARIFF_URL is not set: the Vietnamese schedule has no fixed address. ' +
    'Name the address of the file with --url or VN_TARIFF_URL, or download it and use `tariff datasets load`',
};
