import { addressSetting, numberSetting, switchSetting, WEB, type MARKETS } from './setting.ts';

const CHECK_HOURS = { min: 1, max: 24 * 31 } as const;

function sourceSettings<const M extends (typeof MARKETS)[number]>(market: M) {
  return {
    url: addressSetting(
      `${market}_TARIFF_URL`,
      WEB,
      `official export of the ${market} schedule; without it no source is looked at`,
    ),
    checkHours: numberSetting(
      `${market}_TARIFF_CHECK_HOURS`,
      24,
      CHECK_HOURS,
      `hours between two looks at the ${market} source`,
    ),
    activate: switchSetting(
      `${market}_TARIFF_ACTIVATE`,
      false,
      `make a new ${market} release active at once; off: it waits for a person`,
    ),
  } as const;
}

const [us, eu, vn] = [sourceSettings('US'), sourceSettings('EU'), sourceSettings('VN')];

export const tariffSourceSettings = {
  usTariffUrl: us.url,
  usTariffCheckHours: us.checkHours,
  usTariffActivate: us.activate,
  usTariffReleaseUrl: addressSetting(
    'US_TARIFF_RELEASE_URL',
    WEB,
    'names the US release in force (JSON with `name`); by default known for hts.usitc.gov',
  ),
  euTariffUrl: eu.url,
  euTariffCheckHours: eu.checkHours,
  euTariffActivate: eu.activate,
  euTariffRatesUrl: addressSetting('EU_TARIFF_RATES_URL', WEB, 'table of rates beside the EU nomenclature'),
  vnTariffUrl: vn.url,
  vnTariffCheckHours: vn.checkHours,
  vnTariffActivate: vn.activate,
} as const;
