import { readSettings } from './read-settings.ts';
import { serviceSettings } from './settings.ts';

const { databaseUrl, redisUrl } = serviceSettings;

/** Settings of the one-time preparation of a database and its queue; throws SettingsError listing every fault. */
export function readMigrateConfig() {
  return readSettings({ databaseUrl, redisUrl }, process.env);
}
