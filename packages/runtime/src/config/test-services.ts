const DATABASE = 'SVC_TEST_DATABASE_URL';
const REDIS = 'SVC_TEST_REDIS_URL';

interface TestServices {
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
}

export function testServicesEnv({ databaseUrl, redisUrl }: TestServices): Readonly<Record<string, string>> {
  return { [DATABASE]: databaseUrl, ...(redisUrl === null ? {} : { [REDIS]: redisUrl }) };
}

/** Servers of the current test run. Throws outside one. */
export function readTestServices(): TestServices {
  const databaseUrl = process.env[DATABASE];
  if (databaseUrl === undefined) throw new Error('no test database: run the tests through `npm test`');
  return { databaseUrl, redisUrl: process.env[REDIS] ?? null };
}

const PROPERTY_REQUESTS = 2000;
const PROPERTY_SECONDS = 180;
const PROPERTY_SEED = 20_261_121;

interface PropertyRun {
  readonly requests: number;
  readonly seed: number;
  readonly seconds: number;
}

/**
 * Size and seed of the property-based tests: `SVC_TEST_PROPERTY_REQUESTS` requests from `SVC_TEST_PROPERTY_SEED`,
 * without a time limit; by default the same few hundred requests, within seconds.
 */
export function readPropertyRun(): PropertyRun {
  const asked = Number(process.env['SVC_TEST_PROPERTY_REQUESTS'] ?? 0);
  const seed = Number(process.env['SVC_TEST_PROPERTY_SEED'] ?? PROPERTY_SEED);
  if (!(asked > 0)) return { requests: PROPERTY_REQUESTS, seed, seconds: PROPERTY_SECONDS };
  return { requests: asked, seed, seconds: asked };
}

/** True if tests rewrite generated files, as `npm run written` does. */
export function writesFiles(): boolean {
  return process.env['SVC_TEST_WRITE_FILES'] === 'on';
}

const TIME_FACTOR = 5;

/**
 * Factor for every time limit in the tests. Five by default, for shared machines, where quadratic work and blocking
 * still fail. `SVC_TEST_TIME_FACTOR=1` applies the limits as written, on a quiet machine.
 */
export function readTimeFactor(): number {
  return Number(process.env['SVC_TEST_TIME_FACTOR'] ?? TIME_FACTOR);
}

/** Name or path of the browser found by `npm test`; without one the console walks are skipped. */
export function testBrowser(): string {
  return process.env['SVC_TEST_BROWSER'] ?? 'chromium';
}
