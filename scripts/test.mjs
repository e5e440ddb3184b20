// Runs the tests.
//   npm test                        everything but the slow project
//   npm run test:all                everything
//   npm test -- PATH … [OPTION …]    the suites whose paths contain PATH; options are those of Jest
import './processes/help.mjs';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { findBrowser } from './find-browser.mjs';
import { become } from './processes/run-quietly.mjs';

const USUAL = ['fast', 'page', 'integration'];
const given = process.argv.slice(2);
const options = given.filter((each) => each !== '--all');
const choosesSuites = given.some(
  (each) => each === '--all' || each === '--selectProjects' || !each.startsWith('-'),
);

await bootstrap();
const { findRedisServer } = await import('../packages/local-services/dist/private-redis.js');
const redis = findRedisServer();
console.error(
  redis === null
    ? 'No redis-server or valkey-server on the PATH: the tests of the queue on Redis are left out.'
    : `Found ${redis}: the tests of the queue run on Redis and on PostgreSQL.`,
);
const browser = findBrowser();
if (browser !== null) process.env.SVC_TEST_BROWSER = browser;
if (choosesSuites && browser === null)
  console.error('No chromium on the PATH: the tests of the console in a browser are left out.');
await become(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
    ...options,
    ...(choosesSuites ? [] : ['--selectProjects', ...USUAL]),
  ],
  { cwd: root },
);
