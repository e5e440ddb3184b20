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

export function readApiConfig() {
  const values = readSettings({ ...apiSettings, ...webhookSettings }, process.env);
  return checkIdentitySettings(checkWebhookSettings(values));
}

export function readClassifyConfig() {
  return readSettings(classifySettings, process.env);
}

export function readBatchConfig() {
  return readSettings({ ...classifySettings, ...intakeSettings }, process.env);
}

export function readTariffConfig() {
  return readSettings({ ...serviceSettings, ...lookupSettings, ...tariffSourceSettings }, process.env);
}

export function readWebhookConfig() {
  return checkWebhookSettings(readSettings({ ...serviceSettings, ...webhookSettings }, process.env));
}

export type ApiConfig = ReturnType<typeof readApiConfig>;

export type TariffConfig = ReturnType<typeof readTariffConfig>;
