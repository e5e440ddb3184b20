import type { NewLoad } from '@svc/domain/datasets/dataset-load';
import type { TariffConfig } from '@svc/runtime/config/services';

type Market = NewLoad['market'];

/** A market's official source as it was set. */
export interface MarketSource {
  readonly market: Market;
  readonly url: string;
  /** Separate table of rates; null if the schedule has them. */
  readonly ratesUrl: string | null;
  /** Names the release in force; null where a version is named by its day and content. */
  readonly releaseUrl: string | null;
  readonly checkHours: number;
  readonly activate: boolean;
}

type SourceConfig = Pick<TariffConfig, Extract<keyof TariffConfig, `${'us' | 'eu' | 'vn'}Tariff${string}`>>;

const USITC_HOST = 'hts.usitc.gov';
const USITC_RELEASE_URL = `https://${USITC_HOST}/reststop/currentRelease`;

/** Official sources of all markets; null for those that have none set. */
export function marketSources(config: SourceConfig): ReadonlyMap<Market, MarketSource | null> {
  const { usTariffUrl, euTariffUrl, vnTariffUrl } = config;
  const plain = { ratesUrl: null, releaseUrl: null };

  // Of the settings' markets: it does not compile when `DEFAULT_MARKET` or `MARKETS` lacks one.
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
