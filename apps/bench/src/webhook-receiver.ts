import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests since the last report, with first and last time in milliseconds since 1970. */
export interface ReceiverCount {
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

export interface ReceiverHosts {
  readonly answering: string;
  readonly hanging: string;
}

// A separate process: neither sender shares its event loop.
let seen = { count: 0, first: 0, last: 0 };
const answering = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const now = performance.timeOrigin + performance.now();
    seen = { count: seen.count + 1, first: seen.count === 0 ? now : seen.first, last: now };
    response.end('ok');
  });
});
const hanging = createServer((request) => void request.resume());

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

process.on('message', (wanted) => {
  process.send?.(seen);
  if (wanted === 'reset') seen = { count: 0, first: 0, last: 0 };
});
process.on('disconnect', () => process.exit(0));
process.send?.({ answering: await listen(answering), hanging: await listen(hanging) });
