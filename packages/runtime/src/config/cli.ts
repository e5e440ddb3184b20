import { readSettings } from './read-settings.ts';
import { lookupSettings, standaloneSettings, webhookSettings } from './settings.ts';

const cliSettings = {
  dataDir: standaloneSettings.dataDir,
  databaseUrl: standaloneSettings.databaseUrl,
  redisUrl: standaloneSettings.redisUrl,
  signupCredits: lookupSettings.signupCredits,
  secretKey: webhookSettings.secretKey,
} as const;

/** Settings of the `tariff` command; throws SettingsError listing every fault. */
export function readCliConfig() {
  return readSettings(cliSettings, process.env);
}

/** What the `tariff` command was configured with. */
export type CliConfig = ReturnType<typeof readCliConfig>;
