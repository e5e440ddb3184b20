import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Login {
  port: number;
  user: string;
  password: string;
  database: string;
}

/** `accepted`: both sides know the password; `denied`: the server rejected it; `unreachable`: no ready server. */
export type LoginOutcome = 'accepted' | 'denied' | 'unreachable';

interface Message {
  type: string;
  body: Buffer;
}

const PROTOCOL_VERSION = 196_608;
const HEADER_BYTES = 5;
const DENIED_STATES = new Set(['28000', '28P01']);
const SASL = 10;
const SASL_CONTINUE = 11;
const SASL_FINAL = 12;

/**
 * Logs in by SCRAM-SHA-256 and disconnects, to learn whether a server is up and is ours. Does not use the storage
 * package's driver: it needs one handshake and no query.
 */
export async function tryLogin(login: Login, timeoutMs = 3_000): Promise<LoginOutcome> {
  const socket = connect(login.port, '127.0.0.1');
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')));

  try {
    await once(socket, 'connect');
    return await handshake(socket, login);
  } catch {
    return 'unreachable';
  } finally {
    socket.destroy();
  }
}

async function handshake(socket: Socket, login: Login): Promise<LoginOutcome> {
  const exchange = new ScramExchange(login.password);
  socket.write(startupMessage(login));

  for await (const message of messages(socket)) {
    if (message.type === 'E') return DENIED_STATES.has(errorState(message.body)) ? 'denied' : 'unreachable';
    if (message.type === 'Z') return exchange.proven ? 'accepted' : 'denied';
    if (message.type === 'R') answer(socket, exchange, message.body);
  }

  return 'unreachable';
}

function answer(socket: Socket, exchange: ScramExchange, body: Buffer): void {
  const kind = body.readInt32BE(0);
  const data = body.subarray(4).toString('utf8');
  if (kind === SASL) socket.write(saslInitial(exchange.first()));
  else if (kind === SASL_CONTINUE) socket.write(frame('p', Buffer.from(exchange.final(data))));
  else if (kind === SASL_FINAL) exchange.check(data);
}

/** Client side of RFC 5802 and RFC 7677, without channel binding. */
class ScramExchange {
  proven = false;
  readonly #password: string;
  readonly #firstBare = `n=,r=${randomBytes(18).toString('base64')}`;
  /** The server's expected proof; null before the challenge. */
  #serverSignature: Buffer | null = null;

  constructor(password: string) {
    this.#password = password;
  }

  first(): string {
    return `n,,${this.#firstBare}`;
  }

  final(serverFirst: string): string {
    const { r = '', s = '', i = '' } = attributes(serverFirst);
    const salted = pbkdf2Sync(this.#password, Buffer.from(s, 'base64'), Number(i), 32, 'sha256');
    const unproven = `c=biws,r=${r}`;
    const signed = `${this.#firstBare},${serverFirst},${unproven}`;
    const clientKey = hmac(salted, 'Client Key');
    const signature = hmac(createHash('sha256').update(clientKey).digest(), signed);

    this.#serverSignature = hmac(hmac(salted, 'Server Key'), signed);

    return `${unproven},p=${xor(clientKey, signature).toString('base64')}`;
  }

  check(serverFinal: string): void {
    const sent = Buffer.from(attributes(serverFinal)['v'] ?? '', 'base64');
    const expected = this.#serverSignature;
    this.proven = expected !== null && sent.length === expected.length && timingSafeEqual(sent, expected);
  }
}

function attributes(text: string): Record<string, string> {
  return Object.fromEntries(text.split(',').map((part) => [part.slice(0, 1), part.slice(2)]));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function xor(left: Buffer, right: Buffer): Buffer {
  return Buffer.from(left.map((byte, index) => byte ^ (right[index] ?? 0)));
}

function startupMessage({ user, database }: Login): Buffer {
  const body = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  return Buffer.concat([uint32(body.length + 8), uint32(PROTOCOL_VERSION), body]);
}

function saslInitial(first: string): Buffer {
  return frame(
    'p',
    Buffer.concat([Buffer.from('SCRAM-SHA-256\0'), uint32(first.length), Buffer.from(first)]),
  );
}

function frame(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), uint32(body.length + 4), body]);
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}

function errorState(body: Buffer): string {
  const field = body
    .toString('utf8')
    .split('\0')
    .find((part) => part.startsWith('C'));
  return field?.slice(1) ?? '';
}

async function* messages(socket: Socket): AsyncGenerator<Message> {
  let buffer: Buffer = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    buffer = Buffer.concat([buffer, chunk]);
    while (buffer.length >= HEADER_BYTES && buffer.length > buffer.readUInt32BE(1)) {
      const end = buffer.readUInt32BE(1) + 1;
      yield { type: buffer.toString('latin1', 0, 1), body: buffer.subarray(HEADER_BYTES, end) };
      buffer = buffer.subarray(end);
    }
  }
}
