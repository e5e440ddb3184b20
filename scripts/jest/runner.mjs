// Runs suites without a module graph for each: many in one process, on the built packages.
import { fileURLToPath } from 'node:url';
import { Worker } from 'jest-worker';
import { buildSuites } from './build-suites.mjs';

const SUITE_WORKER = fileURLToPath(new URL('suite-worker.mjs', import.meta.url));
/** Node.js never unloads a module, so a process that has grown is replaced. */
const IDLE_MEMORY = 1_500 * 1024 * 1024;

export default class SuiteRunner {
  supportsEventEmitters = false;

  constructor(globalConfig, context, { page = false } = {}) {
    this.globalConfig = globalConfig;
    this.page = page;
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    if (tests.length === 0) return;
    const { maxWorkers } = this.globalConfig;
    const setUp = tests[0].context.config.setupFilesAfterEnv;
    const built = await buildSuites([...setUp, ...tests.map(({ path }) => path)]);
    const worker = new Worker(SUITE_WORKER, {
      exposedMethods: ['runSuite'],
      numWorkers: Math.min(maxWorkers, tests.length),
      // Replacing a process for its memory counts as a retry.
      maxRetries: 1,
      idleMemoryLimit: IDLE_MEMORY,
      forkOptions: {
        stdio: 'inherit',
        // A separate process group, so that no process started by a suite outlives it.
        detached: true,
        execArgv: ['--enable-source-maps', '--disable-warning=ExperimentalWarning'],
        env: { ...process.env, NODE_ENV: 'test', SUITE_PAGE: this.page ? 'on' : 'off' },
      },
    });
    const run = ({ path, context: { config } }) =>
      worker.runSuite({
        path,
        built: built.get(path),
        setup: setUp.map((each) => built.get(each)),
        config,
        globalConfig: this.globalConfig,
      });
    const waiting = [...tests];
    const lane = async () => {
      for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
        if (watcher.isInterrupted()) return;
        await onStart(test);
        await run(test).then(
          (result) => onResult(test, result),
          (error) => onFailure(test, error),
        );
      }
    };
    await Promise.all(Array.from({ length: maxWorkers }, lane));
    await worker.end();
  }
}
