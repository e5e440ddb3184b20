import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  readonly requests: number;
  readonly deliveries: number;
  readonly badSignatures: number;
  readonly changed: number;
}

/** Strict subscriber: verifies each request and recognizes redeliveries by id. */
export interface Receiver {
  readonly host: string;
  /** Sets the secret, known once the webhook is registered. */
  trust(secret: string): void;
  seen(): Seen;
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const bodies = new Map<string, string>();
  const counts = { requests: 0, badSignatures: 0, changed: 0 };
  let secret = '';
  const take = (body: Buffer, signature: unknown, id: unknown): void => {
    counts.requests += 1;
    const right = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    if (signature !== right) counts.badSignatures += 1;
    const text = body.toString();
    if ((bodies.get(String(id)) ?? text) !== text) counts.changed += 1;
    bodies.set(String(id), text);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      take(Buffer.concat(chunks), request.headers['x-svc-signature'], request.headers['x-svc-delivery']);
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    trust: (given) => void (secret = given),
    seen: () => ({ ...counts, deliveries: bodies.size }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
