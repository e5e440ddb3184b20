import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { processEnvironment } from '@svc/runtime/config/standalone';
import { newWebhookSecret, standardHeaders } from '@svc/domain/webhooks/sign-payload';

interface Example {
  readonly file: string;
  readonly command: string;
  readonly language: string;
}

const EXAMPLES: readonly Example[] = [
  { file: 'webhook-receiver.mjs', command: process.execPath, language: 'Node' },
  { file: 'webhook_receiver.py', command: 'python3', language: 'Python' },
];
const isHere = ({ command }: Example): boolean => spawnSync(command, ['--version']).status === 0;
const pathOf = ({ file }: Example): string =>
  fileURLToPath(new URL(`../../../examples/${file}`, import.meta.url));

const secret = newWebhookSecret();
const body = Buffer.from(
  '{"event":"ping","created_at":"2026-11-21T15:04:05.123+00:00","data":{"a":"ü"},"id":7}',
);

async function start(example: Example): Promise<{ child: ChildProcess; port: number; said: () => string }> {
  const env = { ...processEnvironment(), SIGNING_SECRET: secret, PORT: '0' };
  const child = spawn(example.command, [pathOf(example)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';

  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  while (!/port \d+/.test(text)) await once(child.stdout, 'data');

  return { child, port: Number(/port (\d+)/.exec(text)?.[1]), said: () => text };
}

type Headers = Readonly<Record<string, string>>;

const MINUTE_MS = 60_000;

const signed = (key = secret, agoMs = 0, deliveryId = 7): Headers =>
  standardHeaders(key, { deliveryId, body, sentAt: new Date(Date.now() - agoMs) });

async function send(port: number, bytes: Buffer, headers: Headers): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers,
  });

  return answer.status;
}

for (const example of EXAMPLES)
  if (isHere(example))
    describe(`the receiver in ${example.language}`, () => {
      it('has fewer than 40 lines', () =>
        expect(readFileSync(pathOf(example), 'utf8').trimEnd().split('\n').length).toBeLessThan(40));

      it('accepts a signed request once per id, and rejects the rest', async () => {
        const { child, port, said } = await start(example);
        const tampered = Buffer.from(body);

        tampered.writeUInt8(tampered.readUInt8(12) ^ 1, 12);
        try {
          expect(await send(port, body, signed())).toBe(200);
          expect(await send(port, body, signed(secret, MINUTE_MS))).toBe(200);
          expect(await send(port, tampered, signed())).toBe(401);
          expect(await send(port, body, signed(newWebhookSecret()))).toBe(401);
          expect(await send(port, body, { ...signed(), 'webhook-id': '8' })).toBe(401);
          expect(await send(port, body, { ...signed(), 'webhook-signature': 'v1,none' })).toBe(401);
          expect(await send(port, body, {})).toBe(401);
          // A replayed request, and one with another timestamp.
          expect(await send(port, body, signed(secret, 6 * MINUTE_MS))).toBe(401);
          expect(await send(port, body, signed(secret, -6 * MINUTE_MS))).toBe(401);

          const now = { 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) };
          expect(await send(port, body, { ...signed(secret, 6 * MINUTE_MS), ...now })).toBe(401);

          // Several signatures while a secret rotates.
          const several = `v1,AAAA ${signed()['webhook-signature'] ?? ''}`;
          expect(await send(port, body, { ...signed(), 'webhook-signature': several })).toBe(200);
          expect(await send(port, Buffer.alloc(1024 * 1024 + 1, 'x'), signed())).toBe(413);
          expect(said().match(/^ping 7$/gm)).toHaveLength(1);
        } finally {
          child.kill();
        }
      });
    });
  else
    describe(`the receiver in ${example.language}`, () => {
      it(`is skipped: ${example.command} is missing`, () => expect(isHere(example)).toBe(false));
    });
