import { ownerSettings } from './owner-settings.ts';
import { readSettings } from './read-settings.ts';
import { textSetting } from './setting.ts';
import { lookupSettings, processSettings, standaloneSettings, webhookSettings } from './settings.ts';
import { tariffSourceSettings } from './source-settings.ts';

const cliSettings = {
  serviceKey: textSetting('SVC_KEY', '').about(
    'API key of the caller; the administrator’s key in DATA_DIR without it',
  ),
  dataDir: standaloneSettings.dataDir,
  databaseUrl: standaloneSettings.databaseUrl,
  ...ownerSettings,
  redisUrl: standaloneSettings.redisUrl,
  signupCredits: lookupSettings.signupCredits,
  secretKey: webhookSettings.secretKey,
  webhookAllowHosts: webhookSettings.webhookAllowHosts,
  environment: processSettings.environment,
  usTariffUrl: tariffSourceSettings.usTariffUrl,
  usTariffReleaseUrl: tariffSourceSettings.usTariffReleaseUrl,
  euTariffUrl: tariffSourceSettings.euTariffUrl,
  euTariffRatesUrl: tariffSourceSettings.euTariffRatesUrl,
  vnTariffUrl: tariffSourceSettings.vnTariffUrl,
} as const;

/** Throws SettingsError listing every error. */
export function readCliConfig() {
  return readSettings(cliSettings, process.env);
}

export type CliConfig = ReturnType<typeof readCliConfig>;
