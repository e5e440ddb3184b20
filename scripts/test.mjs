import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { findBrowser } from './find-browser.mjs';
import { become } from './processes/run-quietly.mjs';

await bootstrap();
const { findRedisServer } = await import('../packages/local-services/dist/private-redis.js');
const redis = findRedisServer();
console.error(
  redis === null
    ? 'No redis-server or valkey-server on the PATH: the tests of the queue on Redis are left out.'
    : `Found ${redis}: the tests of the queue run on Redis and on PostgreSQL.`,
);
const browser = findBrowser();
console.error(
  browser === null
    ? 'No chromium on the PATH: the tests of the console in a browser are left out.'
    : `Found ${browser}: the console is tested in it.`,
);
if (browser !== null) process.env.SVC_TEST_BROWSER = browser;
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
await become(process.execPath, [...flags, jest, ...process.argv.slice(2)], { cwd: root });
