import { checkIdentitySettings } from './identity-settings.ts';
import { readSettings } from './read-settings.ts';
import {
  apiSettings,
  classifySettings,
  intakeSettings,
  lookupSettings,
  serviceSettings,
  webhookSettings,
} from './settings.ts';
import { tariffSourceSettings } from './source-settings.ts';
import { checkWebhookSettings } from './webhook-rules.ts';

/** Settings of the API process; throws SettingsError listing every fault. */
export function readApiConfig() {
  const values = readSettings({ ...apiSettings, ...webhookSettings }, process.env);
  return checkIdentitySettings(checkWebhookSettings(values));
}

/** Settings of the classification worker; throws SettingsError listing every fault. */
export function readClassifyConfig() {
  return readSettings(classifySettings, process.env);
}

/** Settings of the batch worker; throws SettingsError listing every fault. */
export function readBatchConfig() {
  return readSettings({ ...classifySettings, ...intakeSettings }, process.env);
}

/** Settings of the tariff worker; throws SettingsError listing every fault. */
export function readTariffConfig() {
  return readSettings({ ...serviceSettings, ...lookupSettings, ...tariffSourceSettings }, process.env);
}

/** Settings of the webhook worker; throws SettingsError listing every fault. */
export function readWebhookConfig() {
  return checkWebhookSettings(readSettings({ ...serviceSettings, ...webhookSettings }, process.env));
}

/** Configuration of the API process. */
export type ApiConfig = ReturnType<typeof readApiConfig>;

/** Configuration of the tariff worker. */
export type TariffConfig = ReturnType<typeof readTariffConfig>;
