import { ownerSettings } from './owner-settings.ts';
import { readSettings } from './read-settings.ts';
import { apiSettings, classifySettings, standaloneSettings, webhookSettings } from './settings.ts';
import { tariffSourceSettings } from './source-settings.ts';

/** All settings of an installation; the database address is optional, as with `npm start`. */
const doctorSettings = {
  ...apiSettings,
  ...classifySettings,
  ...webhookSettings,
  ...tariffSourceSettings,
  ...standaloneSettings,
  ...ownerSettings,
} as const;

/** Throws SettingsError listing every error. */
export function readDoctorConfig() {
  return readSettings(doctorSettings, process.env);
}
