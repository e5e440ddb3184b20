// Servers of one test run, in a process that outlives the run by seconds, however it ends.
import { startTestServers, stopTestServers } from '../../packages/testkit/dist/test-servers.js';

const started = startTestServers();

process.once('disconnect', () => void stop());

async function stop() {
  await started.catch(() => undefined);
  await stopTestServers();
  process.exit(0);
}

try {
  process.send({ services: await started });
} catch (error) {
  process.send({ fault: error instanceof Error ? error.stack : String(error) });
}
