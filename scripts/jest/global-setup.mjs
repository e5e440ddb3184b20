import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVERS = fileURLToPath(new URL('servers.mjs', import.meta.url));

export default async function setUp() {
  // A separate process group: Ctrl+C reaches the run, and the servers stop after it.
  const servers = fork(SERVERS, { detached: true });
  const [{ services, fault }] = await once(servers, 'message');
  if (fault !== undefined) throw new Error(`the test servers did not start: ${fault}`);
  Object.assign(process.env, services);
  globalThis.testServers = servers;
}
