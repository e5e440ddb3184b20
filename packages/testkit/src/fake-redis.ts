import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface FakeRedis {
  readonly url: string;
  /** Names of the received commands, in lower case. */
  readonly commands: readonly string[];
  readonly close: () => Promise<unknown>;
}

const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

function commandsIn(request: string): string[][] {
  const [, ...parts] = request.split(/\*\d+\r\n/);
  return parts.map((part) => part.split('\r\n').filter((word, place) => place % 2 === 1 && word !== ''));
}

/** Replies to `INFO` with these lines and to any other command with `+OK`; `fault` replaces every reply. */
export async function serveFakeRedis(info: string, fault: string | null = null): Promise<FakeRedis> {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (sent) => {
      for (const [name = ''] of commandsIn(sent.toString())) {
        commands.push(name.toLowerCase());
        const text =
          name.toLowerCase() === 'info' ? bulk(`redis_version:7.0.0\r\nloading:0\r\n${info}`) : '+OK\r\n';
        socket.write(fault === null ? text : `-${fault}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands,
    close: () => new Promise((done) => server.close(done)),
  };
}
