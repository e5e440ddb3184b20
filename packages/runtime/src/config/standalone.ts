import { readSettings } from './read-settings.ts';
import { standaloneSettings } from './settings.ts';

/** Settings of `npm start`; throws SettingsError listing every fault. */
export function readStandaloneConfig() {
  return readSettings(standaloneSettings, process.env);
}

/** The environment of this process, for children that are started with a changed copy of it. */
export function processEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
