import { readSettings } from './read-settings.ts';
import { serviceSettings } from './settings.ts';

const { databaseUrl, redisUrl } = serviceSettings;

/** Settings of the commands that a deployment runs beside the service; throws SettingsError listing every fault. */
export function readDeploymentConfig() {
  return readSettings({ databaseUrl, redisUrl }, process.env);
}
