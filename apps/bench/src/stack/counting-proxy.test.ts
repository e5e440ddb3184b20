import { expect, it } from '@jest/globals';
import { messageReader, statementReader } from './counting-proxy.ts';

function startUp(parameters: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(`\0\x03\0\0${Object.entries(parameters).flat().join('\0')}\0\0`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
}

function message(type: string, body: string): Buffer {
  const header = Buffer.alloc(5);
  header.write(type);
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, Buffer.from(body)]);
}

const SENT = Buffer.concat([
  startUp({ user: 'svc', application_name: 'api' }),
  message('P', '\0SELECT 1\0\0\0'),
  message('B', '\0\0\0\0\0\0'),
  message('E', '\0\0\0\0\0'),
  message('S', ''),
  message('Q', 'COMMIT\0'),
]);

it.each([SENT.length, 1, 7])('reads client messages in chunks of %d bytes', (size) => {
  const seen: string[] = [];
  const statements = statementReader();
  const reader = messageReader((name, type, body) =>
    seen.push(`${name} ${type} ${statements(type, body) ?? ''}`),
  );
  for (let at = 0; at < SENT.length; at += size) reader.read(SENT.subarray(at, at + size));

  expect(seen).toEqual(['api P ', 'api B ', 'api E SELECT 1', 'api S ', 'api Q COMMIT']);
});
