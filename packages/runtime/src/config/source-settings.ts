import { addressSetting, numberSetting, switchSetting, WEB, type MARKETS } from './setting.ts';

const CHECK_HOURS = { min: 1, max: 24 * 31 } as const;

function sourceSettings<const M extends (typeof MARKETS)[number]>(market: M) {
  return {
    url: addressSetting(`${market}_TARIFF_URL`, WEB).about(
      `address of the official ${market} export; without it no source is checked`,
    ),
    checkHours: numberSetting(`${market}_TARIFF_CHECK_HOURS`, 24, CHECK_HOURS).about(
      `hours between checks of the ${market} source`,
    ),
    activate: switchSetting(`${market}_TARIFF_ACTIVATE`, false).about(
      `activate a new ${market} release at once; if off, a person activates it`,
    ),
  } as const;
}

const [us, eu, vn] = [sourceSettings('US'), sourceSettings('EU'), sourceSettings('VN')];

export const tariffSourceSettings = {
  usTariffUrl: us.url,
  usTariffCheckHours: us.checkHours,
  usTariffActivate: us.activate,
  usTariffReleaseUrl: addressSetting('US_TARIFF_RELEASE_URL', WEB).about(
    'address of the name of the current US release (JSON with `name`); built in for hts.usitc.gov',
  ),
  euTariffUrl: eu.url,
  euTariffCheckHours: eu.checkHours,
  euTariffActivate: eu.activate,
  euTariffRatesUrl: addressSetting('EU_TARIFF_RATES_URL', WEB).about(
    'address of the table of rates for the EU nomenclature',
  ),
  vnTariffUrl: vn.url,
  vnTariffCheckHours: vn.checkHours,
  vnTariffActivate: vn.activate,
} as const;
