import type { NewLoad } from '@svc/domain/datasets/dataset-load';
import type { TariffConfig } from '@svc/runtime/config/services';

type Market = NewLoad['market'];

export interface MarketSource {
  readonly market: Market;
  readonly url: string;
  /** Separate table of rates; null if the schedule includes them. */
  readonly ratesUrl: string | null;
  /** Names the current release; null if versions are named by date and content. */
  readonly releaseUrl: string | null;
  readonly checkHours: number;
  readonly activate: boolean;
}

type SourceConfig = Pick<TariffConfig, Extract<keyof TariffConfig, `${'us' | 'eu' | 'vn'}Tariff${string}`>>;

const USITC_HOST = 'hts.usitc.gov';
const USITC_RELEASE_URL = `https://${USITC_HOST}/reststop/currentRelease`;

export function marketSources(config: SourceConfig): ReadonlyMap<Market, MarketSource | null> {
  const { usTariffUrl, euTariffUrl, vnTariffUrl } = config;
  const plain = { ratesUrl: null, releaseUrl: null };

  // Fails to compile if `DEFAULT_MARKET` or `MARKETS` lacks a market.
  const sources: Readonly<Record<TariffConfig['defaultMarket'], MarketSource | null>> = {
    US:
      usTariffUrl === null
        ? null
        : {
            ...plain,
            market: 'US',
            url: usTariffUrl,
            releaseUrl: config.usTariffReleaseUrl ?? knownReleaseUrl(usTariffUrl),
            checkHours: config.usTariffCheckHours,
            activate: config.usTariffActivate,
          },
    EU:
      euTariffUrl === null
        ? null
        : {
            ...plain,
            market: 'EU',
            url: euTariffUrl,
            ratesUrl: config.euTariffRatesUrl,
            checkHours: config.euTariffCheckHours,
            activate: config.euTariffActivate,
          },
    VN:
      vnTariffUrl === null
        ? null
        : {
            ...plain,
            market: 'VN',
            url: vnTariffUrl,
            checkHours: config.vnTariffCheckHours,
            activate: config.vnTariffActivate,
          },
  };
  const byMarket: Readonly<Record<Market, MarketSource | null>> = sources;

  return new Map(Object.entries(byMarket) as [Market, MarketSource | null][]);
}

/** Address that names the current release, for the known host of the US schedule. */
export function knownReleaseUrl(url: string): string | null {
  return new URL(url).hostname === USITC_HOST ? USITC_RELEASE_URL : null;
}
