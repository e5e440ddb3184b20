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

/** Throws SettingsError listing every error. */
export function readApiConfig() {
  const values = readSettings({ ...apiSettings, ...webhookSettings }, process.env);
  return checkIdentitySettings(checkWebhookSettings(values));
}

/** Throws SettingsError listing every error. */
export function readClassifyConfig() {
  return readSettings(classifySettings, process.env);
}

/** Throws SettingsError listing every error. */
export function readBatchConfig() {
  return readSettings({ ...classifySettings, ...intakeSettings }, process.env);
}

/** Throws SettingsError listing every error. */
export function readTariffConfig() {
  return readSettings({ ...serviceSettings, ...lookupSettings, ...tariffSourceSettings }, process.env);
}

/** Throws SettingsError listing every error. */
export function readWebhookConfig() {
  return checkWebhookSettings(readSettings({ ...serviceSettings, ...webhookSettings }, process.env));
}

export type ApiConfig = ReturnType<typeof readApiConfig>;

export type TariffConfig = ReturnType<typeof readTariffConfig>;
