import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Sender {
  send(sent: WireRequest): Promise<WireAnswer>;
  close(): void;
}

export function createSender(base: string): Sender {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const send = ({ method, path, headers, body }: WireRequest): Promise<WireAnswer> =>
    new Promise((resolve, reject) => {
      const length = body === null ? {} : { 'content-length': String(body.length) };
      const call = request(
        { hostname, port, agent, method, path, headers: { ...headers, ...length } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          );
        },
      );

      call.on('error', reject);
      call.end(body ?? undefined);
    });

  return { send, close: () => agent.destroy() };
}
