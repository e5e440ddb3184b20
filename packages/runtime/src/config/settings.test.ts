import { describe, expect, it } from '@jest/globals';
import { readSettings } from './read-settings.ts';
import type { Setting } from './setting.ts';
import * as groups from './settings.ts';
import { tariffSourceSettings } from './source-settings.ts';

const all = [...Object.values(groups), tariffSourceSettings].flatMap((group): Setting<unknown>[] =>
  Object.values(group),
);

function read(env: string, text: string): unknown {
  const setting = all.find((each) => each.env === env);
  if (setting === undefined) throw new Error(`there is no setting ${env}`);
  return readSettings({ it: setting }, { [env]: text }).it;
}

describe('a value at its limit', () => {
  it.each([
    ['PORT', '1', 1],
    ['PORT', '65535', 65_535],
    ['PROPOSAL_THRESHOLD', '0', 0],
    ['PROPOSAL_THRESHOLD', '1', 1],
    ['CREDITS_PER_LOOKUP', '0', 0],
    ['SIGNUP_CREDITS', '0', 0],
    ['BATCH_MAX_ROWS', '1', 1],
    ['US_TARIFF_CHECK_HOURS', '744', 744],
  ])('is accepted: %s=%s', (env, text, value) => expect(read(env, text)).toBe(value));

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PROPOSAL_THRESHOLD', '1.0001'],
    ['PROPOSAL_THRESHOLD', '-0.1'],
    ['PROPOSAL_THRESHOLD', '60'],
    ['LOOKUP_LEASE_SECONDS', '0'],
    ['CREDITS_PER_LOOKUP', '-1'],
    ['SIGNUP_CREDITS', '-1'],
    ['SIGNUP_CREDITS', '0.5'],
    ['BATCH_MAX_ROWS', '0'],
    ['UPLOADS_AT_ONCE', '0'],
    ['MAX_SKU_BULK_ITEMS', '0'],
    ['DATABASE_POOL_SIZE', '0'],
    ['WEBHOOK_TIMEOUT_MS', '0'],
    ['VN_TARIFF_CHECK_HOURS', '0'],
    ['EU_TARIFF_CHECK_HOURS', '745'],
  ])('is rejected beyond it, naming the variable: %s=%s', (env, text) =>
    expect(() => read(env, text)).toThrow(new RegExp(`- ${env} `)),
  );
});

it.each([
  ['NODE_ENV', 'staging'],
  ['LOG_LEVEL', 'verbose'],
  ['DEFAULT_MARKET', 'us'],
  ['DEFAULT_MARKET', 'UK'],
])('a setting with fixed values rejects others: %s=%s', (env, text) =>
  expect(() => read(env, text)).toThrow(new RegExp(`- ${env} `)),
);

describe('a URL', () => {
  it.each([
    ['DATABASE_URL', 'mysql://db/svc'],
    ['DATABASE_URL', 'db:5432/svc'],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['US_TARIFF_URL', 'ftp://hts.example/export'],
    ['EU_TARIFF_URL', 'file:///etc/passwd'],
    ['VN_TARIFF_URL', 'hts.example/export'],
    ['EU_TARIFF_RATES_URL', 'javascript:alert(1)'],
    ['US_TARIFF_RELEASE_URL', 'data:application/json,{}'],
  ])('of another scheme is rejected: %s=%s', (env, text) =>
    expect(() => read(env, text)).toThrow(new RegExp(`- ${env} `)),
  );

  it.each(['postgres://db/svc', 'postgresql://svc:w%40rd@db.example:5432/svc?sslmode=require'])(
    'of the database is accepted: %s',
    (text) => expect(read('DATABASE_URL', text)).toBe(text),
  );
});

describe('receivers allowed for development', () => {
  it('are hosts with their ports', () => {
    expect(read('WEBHOOK_ALLOW_HOSTS', '127.0.0.1:9000, localhost:80')).toEqual([
      '127.0.0.1:9000',
      'localhost:80',
    ]);
  });

  it.each(['localhost', 'http://localhost:80', 'localhost:80/path', '*', 'localhost:'])(
    'of another form are rejected: %s',
    (text) => expect(() => read('WEBHOOK_ALLOW_HOSTS', text)).toThrow(/- WEBHOOK_ALLOW_HOSTS /),
  );
});

describe('every setting', () => {
  it('accepts its own default, written out', () => {
    const written = all.filter(({ fallback }) => fallback !== null && fallback !== '');
    expect(written.length).toBeGreaterThan(20);
    for (const { env, fallback } of written) expect(() => read(env, fallback ?? '')).not.toThrow();
  });

  it('has the same default everywhere', () => {
    for (const { env, fallback } of all) {
      const defaults = all.filter((each) => each.env === env).map((each) => each.fallback);
      expect(new Set(defaults)).toEqual(new Set([fallback]));
    }
  });
});
