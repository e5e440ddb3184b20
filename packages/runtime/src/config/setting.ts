import Joi from 'joi';

const DAYS_MAX = 36_500;

export const WEB = ['https', 'http'] as const;

/** Same as `MARKETS` of the tariff package, which this package does not import. */
export const MARKETS = ['US', 'EU', 'VN'] as const;

/** A setting: its environment variable, its meaning, and how its text is parsed. */
export interface Setting<T> {
  readonly env: string;
  readonly about: string;
  /** Default in readable form; null if there is none. */
  readonly fallback: string | null;
  readonly schema: Joi.Schema<T>;
}

interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  /** Maximum decimal places; unlimited if absent. */
  readonly decimals?: number;
}

/** A setting without its meaning, which `about` adds. */
interface Undescribed<T> extends Omit<Setting<T>, 'about'> {
  readonly about: (about: string) => Setting<T>;
}

function setting<T>(env: string, fallback: string | null, schema: Joi.Schema<T>): Undescribed<T> {
  return { env, fallback, schema, about: (about) => ({ env, about, fallback, schema }) };
}

/** Setting for a number with inclusive bounds; an integer by default. */
export function numberSetting(env: string, fallback: number, bounds: NumberBounds): Undescribed<number> {
  const base = withDecimals(Joi.number().min(bounds.min).max(bounds.max), bounds.decimals);
  return setting(env, String(fallback), (bounds.whole === false ? base : base.integer()).default(fallback));
}

/** Setting for a retention in days with a minimum; 0, the default, retains forever. */
export function keepDays(env: string, min: number): Undescribed<number> {
  const schema = Joi.number().min(min).max(DAYS_MAX).integer().default(0).allow(0);
  return setting(env, '0', schema);
}

// Joi's `precision` rounds parsed text, and a fee must never differ from the written one.
function withDecimals(schema: Joi.NumberSchema, decimals: number | undefined): Joi.NumberSchema {
  if (decimals === undefined) return schema;
  return schema.custom((value: number, help) =>
    Number(value.toFixed(decimals)) === value ? value : help.error('number.precision', { limit: decimals }),
  );
}

/** Setting with the values `on` or `off` (also true/false, 1/0). */
export function switchSetting(env: string, fallback: boolean): Undescribed<boolean> {
  const schema = Joi.boolean().truthy('on', '1').falsy('off', '0').default(fallback);
  return setting(env, fallback ? 'on' : 'off', schema);
}

export function choiceSetting<const T extends string>(
  env: string,
  choices: readonly T[],
  fallback: T,
): Undescribed<T> {
  const schema = Joi.string<T>().valid(...choices);
  return setting(env, fallback, schema.default(fallback));
}

export function textSetting(env: string, fallback: string): Undescribed<string> {
  return setting(env, fallback, Joi.string().empty('').default(fallback));
}

const address = (schemes: readonly string[]) =>
  Joi.string()
    .uri({ scheme: [...schemes] })
    .empty('');

export function addressSetting(env: string, schemes: readonly string[]): Undescribed<string | null> {
  const schema: Joi.Schema<string | null> = address(schemes).default(null);
  return setting(env, null, schema);
}

export function requiredAddressSetting(env: string, schemes: readonly string[]): Undescribed<string> {
  return setting(env, null, address(schemes).required());
}

/** Setting for comma-separated values; empty by default. */
export function listSetting(env: string, item: RegExp): Undescribed<readonly string[]> {
  const schema = Joi.string<readonly string[]>()
    .empty('')
    .custom((text: string, help) => {
      const items = text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      return items.every((part) => item.test(part)) ? items : help.error('string.pattern.base');
    })
    .default([]);

  return setting(env, '', schema);
}
