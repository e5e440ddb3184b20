import { pathToFileURL } from 'node:url';
import { createEmptyTestResult } from '@jest/test-result';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { expect, jest } from './globals.mjs';

// The run has ended or was stopped: end the processes started by suites too.
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

let emptyPage = () => undefined;

addEventHandler((event) => {
  if (event.name === 'test_start') expect.setState({ currentTestName: namesOf(event.test).join(' ') });
  if (event.name !== 'test_done') return;
  event.test.numPassingAsserts = expect.getState().numPassingAsserts;
  event.test.errors.push(...expect.extractExpectedAssertionsErrors().map(({ error }) => error));
});

/** Runs one suite; returns its result in the form that Jest's reporters read. */
export async function runSuite({ path, built, setup, config, globalConfig }) {
  const env = { ...process.env };
  process.env.SVC_TEST_SUITE = path;
  const start = Date.now();
  try {
    return { ...(await running(path, [...setup, built], config, globalConfig)), perfStats: perfStats(start) };
  } finally {
    jest.useRealTimers();
    jest.restoreAllMocks();
    emptyPage();
    restore(env);
  }
}

async function running(path, modules, config, globalConfig) {
  await openPageOnce();
  resetState();
  Object.assign(getState(), {
    testTimeout: globalConfig.testTimeout ?? config.testTimeout ?? 5_000,
    maxConcurrency: globalConfig.maxConcurrency,
    testNamePattern: globalConfig.testNamePattern ? new RegExp(globalConfig.testNamePattern, 'i') : null,
  });
  expect.setState({ testPath: path, expand: globalConfig.expand });
  for (const module of modules) await import(pathToFileURL(module).href);

  const { testResults, unhandledErrors, unhandledErrorsDetailed } = await run();
  const results = testResults.map(caseResult);
  const count = (status) => results.filter((each) => each.status === status).length;
  const faults = unhandledErrorsDetailed.map((error) => formatExecError(error, config, globalConfig));
  const failures = formatResultsErrors(results, config, globalConfig, path);
  return {
    ...createEmptyTestResult(),
    displayName: config.displayName,
    failureMessage: [failures, ...faults].filter(Boolean).join('\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    skipped: results.length > 0 && count('pending') === results.length,
    testExecError:
      unhandledErrors.length === 0 ? undefined : { message: '', stack: unhandledErrors.join('\n') },
    testFilePath: path,
    testResults: results,
  };
}

async function openPageOnce() {
  if (process.env.SUITE_PAGE !== 'on' || 'document' in globalThis) return;
  const { openPage } = await import('./page.mjs');
  emptyPage = openPage();
}

function caseResult({ testPath, status, errors, errorsDetailed, ...rest }) {
  // The first name is the root's.
  const [title, ...around] = testPath.slice(1).reverse();
  const ancestorTitles = around.reverse();
  return {
    ...rest,
    ancestorTitles,
    title,
    fullName: [...ancestorTitles, title].join(' '),
    status:
      status === 'skip' ? 'pending' : errors.length > 0 ? 'failed' : status === 'todo' ? 'todo' : 'passed',
    failureMessages: errors,
    failureDetails: errorsDetailed,
  };
}

function namesOf(test) {
  const names = [test.name];
  for (let { parent } = test; parent?.parent; parent = parent.parent) names.unshift(parent.name);
  return names;
}

function perfStats(start) {
  const end = Date.now();
  return { start, end, runtime: end - start, slow: end - start > 5_000 };
}

function restore(env) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}
