import { ownerSettings } from './owner-settings.ts';
import { readSettings } from './read-settings.ts';
import { apiSettings, classifySettings, standaloneSettings, webhookSettings } from './settings.ts';
import { tariffSourceSettings } from './source-settings.ts';

/** Every setting of an installation, with the address of the database optional as with `npm start`. */
const doctorSettings = {
  ...apiSettings,
  ...classifySettings,
  ...webhookSettings,
  ...tariffSourceSettings,
  ...standaloneSettings,
  ...ownerSettings,
} as const;

/** Settings that `tariff doctor` checks; throws SettingsError listing every fault. */
export function readDoctorConfig() {
  return readSettings(doctorSettings, process.env);
}
