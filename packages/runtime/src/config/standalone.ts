import { ownerSettings } from './owner-settings.ts';
import { readSettings } from './read-settings.ts';
import { serviceSettings, standaloneSettings } from './settings.ts';

const { databaseUrl, redisUrl } = serviceSettings;

/** Reads the settings of `npm start`; throws SettingsError listing every error. */
export function readStandaloneConfig() {
  return readSettings(standaloneSettings, process.env);
}

/** Environment of this process, to be copied and changed for children. */
export function processEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}

/** Reads the settings of a deployment's one-off commands; throws SettingsError listing every error. */
export function readDeploymentConfig() {
  return readSettings({ databaseUrl, redisUrl, ...ownerSettings }, process.env);
}
