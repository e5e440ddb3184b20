/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const RUNNER = '<rootDir>/scripts/jest/runner.mjs';

/** Suites that need PostgreSQL or a full API: processes, stores and queues. */
const WITH_SERVERS = [
  '/apps/(api|cli|standalone|worker-[a-z]+)/.*\\.test\\.ts$',
  '/packages/(storage|queues)/.*\\.test\\.ts$',
  '\\.db\\.test\\.ts$',
];
/** Attacks, crashes, browsers, official files, shipped models and long property tests. */
const SLOW = ['\\.slow\\.test\\.ts$', '\\.walk\\.test\\.ts$'];

const common = {
  setupFilesAfterEnv: ['<rootDir>/packages/testkit/src/suite-setup.ts'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
};
const servers = {
  globalSetup: '<rootDir>/scripts/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/scripts/jest/global-teardown.mjs',
};
const ELSEWHERE = ['/node_modules/', ...SLOW];

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'fast',
      runner: RUNNER,
      testMatch: ['<rootDir>/{apps,packages}/**/*.test.ts'],
      testPathIgnorePatterns: [...ELSEWHERE, ...WITH_SERVERS],
    },
    {
      ...common,
      displayName: 'page',
      runner: [RUNNER, { page: true }],
      testMatch: ['<rootDir>/apps/console/**/*.test.tsx'],
    },
    {
      ...common,
      ...servers,
      displayName: 'integration',
      runner: RUNNER,
      testRegex: WITH_SERVERS,
      testPathIgnorePatterns: ELSEWHERE,
    },
    {
      ...common,
      ...servers,
      displayName: 'slow',
      runner: RUNNER,
      // Walks need a browser, which `npm test` finds and passes in this variable.
      testRegex: process.env['SVC_TEST_BROWSER'] === undefined ? SLOW.slice(0, 1) : SLOW,
    },
  ],
  testTimeout: 240_000,
  maxWorkers: 2,
};

export default config;
