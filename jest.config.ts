/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const browser = process.env['SVC_TEST_BROWSER'];

const config: Config = {
  testEnvironment: 'node',
  // Tests run on the TypeScript source of the packages, not on their build.
  moduleNameMapper: {
    '^@svc/([^/]+)/(.+)$': '<rootDir>/packages/$1/src/$2.ts',
    '^@svc/client$': '<rootDir>/packages/client/src/index.ts',
    // Styles say nothing that a test of a component asks.
    '\\.css$': '<rootDir>/scripts/jest/no-styles.mjs',
  },
  globalSetup: '<rootDir>/scripts/jest/global-setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/packages/testkit/src/time-limits.ts'],
  globalTeardown: '<rootDir>/scripts/jest/global-teardown.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
    '^.+\\.tsx$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testMatch: ['<rootDir>/(apps|packages|examples)/**/*.test.{ts,tsx}'],
  // Walks through the console need a browser, which `npm test` looks for and names.
  testPathIgnorePatterns: ['/node_modules/', ...(browser === undefined ? ['\\.walk\\.test\\.ts$'] : [])],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  testTimeout: 240_000,
  maxWorkers: 2,
  // Native modules under test are never unloaded: a worker that has grown is exchanged.
  workerIdleMemoryLimit: '1500MB',
};

export default config;
