import type { Setting } from './setting.ts';

type Values<S> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

export class SettingsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings are not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

/**
 * Reads settings from environment variables. Throws SettingsError with all errors at once, each naming its variable.
 */
export function readSettings<const S extends Readonly<Record<string, Setting<unknown>>>>(
  settings: S,
  env: Readonly<Record<string, string | undefined>>,
): Values<S> {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};

  for (const [name, setting] of Object.entries(settings)) {
    const { value, error } = setting.schema.validate(env[setting.env], { convert: true });
    if (error) faults.push(`${error.message.replaceAll('"value"', setting.env)} (${setting.about})`);
    values[name] = value;
  }

  if (faults.length > 0) throw new SettingsError(faults);

  return values as Values<S>;
}
