import { ownerSettings } from './owner-settings.ts';
import { readSettings } from './read-settings.ts';
import { serviceSettings, standaloneSettings } from './settings.ts';

const { databaseUrl, redisUrl } = serviceSettings;

/** Settings of `npm start`; throws SettingsError listing every fault. */
export function readStandaloneConfig() {
  return readSettings(standaloneSettings, process.env);
}

/** The environment of this process, for children that are started with a changed copy of it. */
export function processEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}

/** Settings of the one-off commands of a deployment; throws SettingsError listing every error. */
export function readDeploymentConfig() {
  return readSettings({ databaseUrl, redisUrl, ...ownerSettings }, process.env);
}
