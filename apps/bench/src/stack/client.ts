import { Agent, request } from 'node:http';
import type { Stack } from './stack.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

export function call(
  stack: Pick<Stack, 'address' | 'key'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-API-Key': stack.key, 'Content-Type': 'application/json' };
    const sent = request(`${stack.address}${path}`, { method, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: answer.statusCode ?? 0,
          body: text === '' ? null : JSON.parse(text),
          retryAfter: answer.headers['retry-after'] ?? null,
        });
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
