import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError } from './read-settings.ts';
import { numberSetting, requiredAddressSetting, textSetting } from './setting.ts';

const settings = {
  port: numberSetting('PORT', 8080, { min: 1, max: 65_535 }).about('port of the API'),
  database: requiredAddressSetting('DATABASE_URL', ['postgresql']).about('database of the installation'),
  folder: textSetting('DATA_DIR', '.data').about('folder of the data'),
};
const URL = 'postgresql://127.0.0.1/svc';

function faultsOf(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    readSettings(settings, env);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults;
  }
}

describe('settings', () => {
  it('are read by name from the environment, with defaults for missing ones', () => {
    expect(readSettings(settings, { DATABASE_URL: URL, PORT: '9000', OTHER: 'x' })).toEqual({
      port: 9000,
      database: URL,
      folder: '.data',
    });
  });

  it('are rejected all at once, each with the variable and its purpose', () => {
    const faults = faultsOf({ PORT: '0' });
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/PORT .*\(port of the API\)$/);
    expect(faults[1]).toMatch(/DATABASE_URL .*\(database of the installation\)$/);
  });

  it('name the variable instead of the library’s field', () => {
    for (const fault of faultsOf({ PORT: 'x' })) expect(fault).not.toContain('"value"');
  });

  it('list every error in the message, one per line', () => {
    const refused = () => readSettings(settings, { PORT: '70000' });
    expect(refused).toThrow(/not valid:\n {2}- [^\n]*PORT[^\n]*\n {2}- [^\n]*DATABASE_URL[^\n]*$/);
  });

  it('hide the password in the error about an invalid URL', () => {
    const faults = faultsOf({ DATABASE_URL: 'mysql://svc:hunter2@db/svc' });
    expect(faults).toHaveLength(1);
    expect(faults.join()).not.toContain('hunter2');
  });

  it('ignore inherited object properties', () => {
    const odd = { text: textSetting('constructor', 'none').about('odd name') };
    expect(readSettings(odd, Object.assign(Object.create(null), {})).text).toBe('none');
  });
});
