import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');

  const bound = server.address();
  server.close();
  await once(server, 'close');

  if (bound === null || typeof bound === 'string') throw new Error('no port');

  return bound.port;
}
