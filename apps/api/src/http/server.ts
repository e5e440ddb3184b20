import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Express } from 'express';

// Longer than the keep-alive of load balancers, so that no request reaches a closing connection.
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const HEADERS_TIMEOUT_MS = 66_000;
const IDLE_SWEEP_MS = 50;
const DRAIN_DEADLINE_MS = 8000;
const STALL_MS = 60_000;

export interface RunningServer {
  readonly port: number;
  /** Stops listening, lets running calls finish, and aborts those that take longer than 8 s. */
  stop(): Promise<void>;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

function drain(server: Server): Promise<void> {
  // A connection that was busy when the server closed becomes idle later and would stay open.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_DEADLINE_MS);

  return new Promise((resolve, reject) => {
    server.close((error) => {
      clearInterval(sweep);
      clearTimeout(deadline);
      if (error === undefined) resolve();
      else reject(error);
    });
  });
}

/** Disconnects a client that stops reading a response; the time to produce a response is not limited. */
function cutStalled(res: ServerResponse, stallMs: number): void {
  res.setTimeout(stallMs, () => {
    const { socket } = res;
    if (socket === null) return;
    if (socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(stallMs);
  });
}

interface Listening {
  readonly host: string;
  readonly port: number;
  readonly stallMs?: number;
}

/** Listens on an address; port 0 picks any free one. Rejects if the port is taken. */
export function listen(app: Express, { host, port, stallMs = STALL_MS }: Listening): Promise<RunningServer> {
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.on('request', (_req, res) => cutStalled(res, stallMs));

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ port: portOf(server), stop: () => drain(server) });
    });
  });
}
