import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const TIMEOUT_MS = 3_000;
const REDIS_PORT = 6379;

/** Sends one command to the Redis at a URL and returns its raw answer; throws when it refuses or is not there. */
export async function askRedis(url: string, command: string): Promise<string> {
  const target = new URL(url);
  const socket = open(target);

  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, target.protocol === 'rediss:' ? 'secureConnect' : 'connect');
    socket.write([...authentication(target), command, 'QUIT', ''].join('\r\n'));
    return refuseErrors(await readAll(socket));
  } finally {
    socket.destroy();
  }
}

function open({ protocol, hostname, port }: URL): Socket {
  const at = { host: hostname, port: Number(port || REDIS_PORT) };
  return protocol === 'rediss:' ? connectTls({ ...at, servername: hostname }) : connectPlain(at);
}

function authentication({ username, password }: URL): string[] {
  const words = [username, password]
    .filter((word) => word !== '')
    .map((word) => quote(decodeURIComponent(word)));
  return password === '' ? [] : [`AUTH ${words.join(' ')}`];
}

function quote(word: string): string {
  return `"${word.replaceAll(/["\\]/g, '\\$&')}"`;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) text += chunk.toString('utf8');
  return text;
}

function refuseErrors(answer: string): string {
  const refusal = /^-(.*)$/m.exec(answer)?.[1];
  if (refusal !== undefined) throw new Error(`Redis refused: ${refusal.trim()}`);
  return answer;
}

/** The `maxmemory-policy` of the Redis at a URL; null when it does not tell. */
export async function readMaxmemoryPolicy(url: string): Promise<string | null> {
  // Hosted servers often forbid CONFIG, but not INFO.
  return /^maxmemory_policy:(\S+)/m.exec(await askRedis(url, 'INFO memory'))?.[1] ?? null;
}
