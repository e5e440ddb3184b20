import { afterEach, describe, expect, it } from '@jest/globals';
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tryLogin } from './postgres-login.ts';

const SALT = Buffer.from('salt of the server');
const ITERATIONS = 4096;
const PASSWORD = 'pencil';
const open: Server[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((done) => server.close(done));
});

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

/** A message of PostgreSQL's protocol: its letter, its length, its content. */
const message = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
const asks = (kind: number, text = ''): Buffer =>
  message('R', Buffer.concat([int32(kind), Buffer.from(text)]));
const error = (state: string): Buffer => message('E', Buffer.from(`SFATAL\0C${state}\0Mno\0\0`));
const READY = message('Z', Buffer.from('I'));
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A server that responds to each message by the next of these steps. */
async function serve(
  ...steps: readonly ((sent: Buffer, socket: Socket) => Buffer | null)[]
): Promise<number> {
  const server = createServer((socket) => {
    let turn = 0;
    socket.on('error', () => undefined);
    socket.on('data', (sent) => {
      const answer = steps[turn]?.(Buffer.from(sent), socket) ?? null;
      turn += 1;
      if (answer !== null) socket.write(answer);
    });
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const login = (port: number, password = PASSWORD) =>
  tryLogin({ port, user: 'tariff', password, database: 'tariff' }, 60_000);

const textAfter = (sent: Buffer, mark: string): string => {
  const text = sent.toString('utf8');
  return text.slice(text.indexOf(mark));
};

/** A server that knows a password, by RFC 5802; `proof` changes what it proves with. */
function scramServer(known: string, proof = (signature: string) => signature) {
  let firstBare = '';
  let serverFirst = '';
  const begin = (): Buffer => asks(10, 'SCRAM-SHA-256\0\0');
  const challenge = (sent: Buffer): Buffer => {
    firstBare = textAfter(sent, 'n=,r=');
    serverFirst = `${firstBare.slice('n=,'.length)}server,s=${SALT.toString('base64')},i=${ITERATIONS}`;
    return asks(11, serverFirst);
  };
  const judge = (sent: Buffer): Buffer => {
    const final = textAfter(sent, 'c=');
    const [unproven = '', given = ''] = final.split(',p=');
    const salted = pbkdf2Sync(known, SALT, ITERATIONS, 32, 'sha256');
    const signed = `${firstBare},${serverFirst},${unproven}`;
    const stored = createHash('sha256').update(hmac(salted, 'Client Key')).digest();
    const signature = hmac(stored, signed);
    const clientKey = Buffer.from(given, 'base64').map((byte, place) => byte ^ (signature[place] ?? 0));
    if (!createHash('sha256').update(clientKey).digest().equals(stored)) return error('28P01');
    const own = hmac(hmac(salted, 'Server Key'), signed).toString('base64');
    return Buffer.concat([asks(12, `v=${proof(own)}`), asks(0), READY]);
  };
  return [begin, challenge, judge];
}

describe('a login', () => {
  it('is accepted if both sides know the password', async () => {
    expect(await login(await serve(...scramServer(PASSWORD)))).toBe('accepted');
  });

  it('is rejected with another password', async () => {
    expect(await login(await serve(...scramServer('other')))).toBe('denied');
  });

  it('accepts a non-ASCII password', async () => {
    expect(await login(await serve(...scramServer('mật khẩu')), 'mật khẩu')).toBe('accepted');
  });

  it('sends its user and database', async () => {
    const sent: string[] = [];
    const port = await serve((bytes) => {
      sent.push(bytes.subarray(8).toString());
      return error('28000');
    });
    await login(port);
    expect(sent).toEqual(['user\0tariff\0database\0tariff\0\0']);
  });

  it('never sends the password', async () => {
    const sent: Buffer[] = [];
    const steps = scramServer(PASSWORD).map((step) => (bytes: Buffer) => {
      sent.push(bytes);
      return step(bytes);
    });
    await login(await serve(...steps));
    expect(sent).toHaveLength(3);
    expect(Buffer.concat(sent).toString('latin1')).not.toContain(PASSWORD);
  });

  it('reads responses that arrive byte by byte', async () => {
    const slow = scramServer(PASSWORD).map((step) => (bytes: Buffer, socket: Socket) => {
      for (const byte of step(bytes)) socket.write(Buffer.of(byte));
      return null;
    });
    expect(await login(await serve(...slow))).toBe('accepted');
  });
});

describe('a foreign server', () => {
  it('is rejected if it cannot prove that it knows the password', async () => {
    const forged = Buffer.alloc(32, 7).toString('base64');
    for (const proof of [forged, forged.slice(0, 8), '']) {
      expect(await login(await serve(...scramServer(PASSWORD, () => proof)))).toBe('denied');
    }
  });

  it.each(['v=', 'v', '', `v=${Buffer.alloc(32).toString('base64')}`])(
    'is rejected if it ends with "%s" an exchange that never began',
    async (last) => {
      const ended = () => Buffer.concat([asks(12, last), asks(0), READY]);
      expect(await login(await serve(ended))).toBe('denied');
      expect(await login(await serve(() => asks(10, 'SCRAM-SHA-256\0\0'), ended))).toBe('denied');
    },
  );

  it('is rejected if it admits everybody without a proof', async () => {
    const trusting = () => Buffer.concat([asks(0), READY]);
    expect(await login(await serve(trusting))).toBe('denied');
  });

  it.each([
    ['28P01', 'denied'],
    ['28000', 'denied'],
    ['57P03', 'unreachable'],
    ['53300', 'unreachable'],
    ['3D000', 'unreachable'],
  ])('that responds with the state %s is %s', async (state, outcome) => {
    expect(await login(await serve(() => error(state)))).toBe(outcome);
  });

  it.each([
    ['hangs up', ''],
    ['ends in the middle of a message', 'R\0\0'],
    ['speaks another protocol', 'HTTP/1.1 400 Bad\r\n\r\n'],
  ])('is unreachable if it %s', async (_how, last) => {
    const port = await serve((_sent, socket) => {
      socket.end(last);
      return null;
    });
    expect(await login(port)).toBe('unreachable');
  });

  it('is unreachable if it does not respond', async () => {
    const port = await serve(() => null);
    expect(await tryLogin({ port, user: 'a', password: 'b', database: 'c' }, 20)).toBe('unreachable');
  });
});
