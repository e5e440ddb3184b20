import Joi from 'joi';

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

/** Setting for a number with inclusive bounds; an integer by default. */
export function numberSetting(
  env: string,
  fallback: number,
  bounds: NumberBounds,
  about: string,
): Setting<number> {
  const base = withDecimals(Joi.number().min(bounds.min).max(bounds.max), bounds.decimals);
  const schema = (bounds.whole === false ? base : base.integer()).default(fallback);
  return { env, about, fallback: String(fallback), schema };
}

// Joi's `precision` rounds parsed text, and a fee must never differ from the written one.
function withDecimals(schema: Joi.NumberSchema, decimals: number | undefined): Joi.NumberSchema {
  if (decimals === undefined) return schema;
  return schema.custom((value: number, help) =>
    Number(value.toFixed(decimals)) === value ? value : help.error('number.precision', { limit: decimals }),
  );
}

/** Setting with the values `on` or `off` (also true/false, 1/0). */
export function switchSetting(env: string, fallback: boolean, about: string): Setting<boolean> {
  const schema = Joi.boolean().truthy('on', '1').falsy('off', '0').default(fallback);
  return { env, about, fallback: fallback ? 'on' : 'off', schema };
}

export function choiceSetting<const T extends string>(
  env: string,
  choices: readonly T[],
  fallback: T,
  about: string,
): Setting<T> {
  return {
    env,
    about,
    fallback,
    schema: Joi.string<T>()
      .valid(...choices)
      .default(fallback),
  };
}

export function textSetting(env: string, fallback: string, about: string): Setting<string> {
  return { env, about, fallback, schema: Joi.string().empty('').default(fallback) };
}

export function addressSetting(
  env: string,
  schemes: readonly string[],
  about: string,
): Setting<string | null> {
  const schema = Joi.string<string | null>()
    .uri({ scheme: [...schemes] })
    .empty('')
    .default(null);
  return { env, about, fallback: null, schema };
}

export function requiredAddressSetting(
  env: string,
  schemes: readonly string[],
  about: string,
): Setting<string> {
  return {
    env,
    about,
    fallback: null,
    schema: Joi.string()
      .uri({ scheme: [...schemes] })
      .empty('')
      .required(),
  };
}

/** Setting for comma-separated values; empty by default. */
export function listSetting(env: string, about: string, item: RegExp): Setting<readonly string[]> {
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

  return { env, about, fallback: '', schema };
}
