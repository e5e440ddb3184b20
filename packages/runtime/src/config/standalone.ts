import { ownerSettings } from './owner-settings.ts';
import { readSettings } from './read-settings.ts';
import { serviceSettings, standaloneSettings } from './settings.ts';

const { databaseUrl, redisUrl } = serviceSettings;

/** Throws SettingsError listing every error. */
export function readStandaloneConfig() {
  return readSettings(standaloneSettings, process.env);
}

export function processEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}

/** Throws SettingsError listing every error. */
export function readDeploymentConfig() {
  return readSettings({ databaseUrl, redisUrl, ...ownerSettings }, process.env);
}
