import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readPropertyRun, readTimeFactor, testServicesEnv, writesFiles } from './test-services.ts';

const NAMES = [
  'SVC_TEST_WRITE_FILES',
  'SVC_TEST_PROPERTY_REQUESTS',
  'SVC_TEST_PROPERTY_SEED',
  'SVC_TEST_TIME_FACTOR',
] as const;
const before = NAMES.map((name) => [name, process.env[name]] as const);
const reset = (): void => {
  for (const name of NAMES) Reflect.deleteProperty(process.env, name);
};
beforeEach(reset);
afterEach(() => {
  reset();
  for (const [name, text] of before) if (text !== undefined) process.env[name] = text;
});

describe('a test run', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['off', false],
    ['on', true],
  ])('rewrites generated files for SVC_TEST_WRITE_FILES=%s: %s', (text, writes) => {
    if (text !== undefined) process.env['SVC_TEST_WRITE_FILES'] = text;
    expect(writesFiles()).toBe(writes);
  });

  it('draws the requested number of property cases with the requested seed', () => {
    const { seed, requests } = readPropertyRun();
    Object.assign(process.env, { SVC_TEST_PROPERTY_REQUESTS: '0', SVC_TEST_PROPERTY_SEED: '7' });
    expect(readPropertyRun()).toMatchObject({ requests, seed: 7 });
    process.env['SVC_TEST_PROPERTY_REQUESTS'] = '50000';
    expect(readPropertyRun()).toEqual({ requests: 50_000, seed: 7, seconds: 50_000 });
    expect(seed).not.toBe(7);
  });

  it('applies the time limits as written if asked', () => {
    expect(readTimeFactor()).toBeGreaterThan(1);
    process.env['SVC_TEST_TIME_FACTOR'] = '1';
    expect(readTimeFactor()).toBe(1);
  });

  it('passes the address of Redis only if there is one', () => {
    expect(testServicesEnv({ databaseUrl: 'd', redisUrl: null })).toEqual({ SVC_TEST_DATABASE_URL: 'd' });
    expect(testServicesEnv({ databaseUrl: 'd', redisUrl: 'r' })).toEqual({
      SVC_TEST_DATABASE_URL: 'd',
      SVC_TEST_REDIS_URL: 'r',
    });
  });
});
