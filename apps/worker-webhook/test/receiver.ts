import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly at: number;
}

export interface Receiver {
  readonly url: string;
  /** `host:port`, for the allowlist of receivers. */
  readonly host: string;
  readonly requests: Received[];
  /** Maximum concurrent requests so far. */
  busiest(): number;
  close(): Promise<void>;
}

/** Writes the response to a request; `before` is the number of earlier ones. */
export type Answer = (response: ServerResponse, before: number, request: Received) => void;

/** Starts an endpoint that by default responds 200. */
export async function startReceiver(
  answer: Answer = (response) => void response.end('ok'),
): Promise<Receiver> {
  const requests: Received[] = [];
  let open = 0;
  let busiest = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    open += 1;
    busiest = Math.max(busiest, open);
    response.on('close', () => (open -= 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const received = { headers: request.headers, body: Buffer.concat(chunks), at: Date.now() };
      requests.push(received);
      answer(response, requests.length - 1, received);
    });
  });

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/in`,
    host,
    requests,
    busiest: () => busiest,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
