import { connect, createServer, type Socket } from 'node:net';

/** Traffic of one process with PostgreSQL. A round trip ends with each Sync or simple query. */
export interface Traffic {
  statements: number;
  roundTrips: number;
  bytesOut: number;
  bytesIn: number;
  readonly texts: Map<string, number>;
}

/** Proxy to PostgreSQL that counts by `application_name`. */
interface CountingProxy {
  readonly port: number;
  /** Returns and resets the traffic by process. */
  take(): ReadonlyMap<string, Traffic>;
  close(): void;
}

const LENGTH_BYTES = 4;
const HEADER_BYTES = 1 + LENGTH_BYTES;
const TEXT_MAX_CHARS = 200;

/** Starts a proxy to a local PostgreSQL without TLS. */
export async function startCountingProxy(target: number): Promise<CountingProxy> {
  let counts = new Map<string, Traffic>();
  const trafficOf = (name: string): Traffic => {
    const known = counts.get(name) ?? noTraffic();
    counts.set(name, known);
    return known;
  };
  const sockets = new Set<Socket>();
  const server = createServer((client) => forward(client, connect(target, '127.0.0.1'), trafficOf, sockets));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    take: () => {
      const taken = counts;
      counts = new Map();
      return taken;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function noTraffic(): Traffic {
  return { statements: 0, roundTrips: 0, bytesOut: 0, bytesIn: 0, texts: new Map<string, number>() };
}

function forward(
  client: Socket,
  upstream: Socket,
  trafficOf: (name: string) => Traffic,
  sockets: Set<Socket>,
): void {
  const statements = statementReader();
  const reader = messageReader((name, type, body) => {
    const traffic = trafficOf(name);
    const text = statements(type, body);
    if (text !== null) {
      traffic.statements += 1;
      traffic.texts.set(text, (traffic.texts.get(text) ?? 0) + 1);
    }
    if (type === 'Q' || type === 'S') traffic.roundTrips += 1;
  });
  client.on('data', (chunk) => {
    trafficOf(reader.read(chunk)).bytesOut += chunk.length;
    upstream.write(chunk);
  });
  upstream.on('data', (chunk) => {
    trafficOf(reader.name()).bytesIn += chunk.length;
    client.write(chunk);
  });
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    sockets.add(one);
    one.setNoDelay(true);
    one.on('error', () => other.destroy());
    one.on('close', () => {
      sockets.delete(one);
      other.destroy();
    });
  }
}

/** Parses client messages: the start-up message has the name, each later one a type and its length. */
export function messageReader(onMessage: (name: string, type: string, body: Buffer) => void) {
  let rest = Buffer.alloc(0);
  let name: string | null = null;

  const startUp = (): boolean => {
    if (rest.length < LENGTH_BYTES || rest.length < rest.readUInt32BE()) return false;
    const fields = rest
      .subarray(2 * LENGTH_BYTES, rest.readUInt32BE())
      .toString()
      .split('\0');
    const at = fields.indexOf('application_name');
    name = at === -1 ? 'other' : (fields[at + 1] ?? 'other');
    rest = rest.subarray(rest.readUInt32BE());
    return true;
  };

  return {
    name: () => name ?? 'other',
    read: (chunk: Buffer): string => {
      rest = Buffer.concat([rest, chunk]);
      if (name === null && !startUp()) return 'other';
      while (rest.length >= HEADER_BYTES && rest.length > rest.readUInt32BE(1)) {
        const end = 1 + rest.readUInt32BE(1);
        onMessage(name ?? 'other', String.fromCharCode(rest.readUInt8()), rest.subarray(HEADER_BYTES, end));
        rest = rest.subarray(end);
      }
      return name ?? 'other';
    },
  };
}

/** Text of the statement that a message executes; null for other messages. Tracks parsed and bound statements. */
export function statementReader(): (type: string, body: Buffer) => string | null {
  const parsed = new Map<string, string>();
  const bound = new Map<string, string>();

  return (type, body) => {
    const [first = '', second = ''] = body.toString('latin1').split('\0', 2);
    if (type === 'P') parsed.set(first, second);
    if (type === 'B') bound.set(first, parsed.get(second) ?? second);
    if (type === 'Q') return heading(first);
    return type === 'E' ? heading(bound.get(first) ?? '') : null;
  };
}

function heading(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX_CHARS);
}
