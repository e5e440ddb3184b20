const DATABASE = 'SVC_TEST_DATABASE_URL';
const REDIS = 'SVC_TEST_REDIS_URL';

/** The servers that a test run started. */
export interface TestServices {
  /** PostgreSQL of the template database. */
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
}

/** Tells this process and those it starts where the test run's servers are. */
export function publishTestServices(services: TestServices): void {
  process.env[DATABASE] = services.databaseUrl;
  if (services.redisUrl !== null) process.env[REDIS] = services.redisUrl;
}

/** The servers of this test run. Throws outside one. */
export function readTestServices(): TestServices {
  const databaseUrl = process.env[DATABASE];
  if (databaseUrl === undefined) throw new Error('no test database: run the tests through `npm test`');
  return { databaseUrl, redisUrl: process.env[REDIS] ?? null };
}
