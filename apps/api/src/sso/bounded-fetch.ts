import type { CustomFetch } from 'openid-client';

const ANSWER_MAX_BYTES = 1024 * 1024;
const WITHOUT_BODY = new Set([204, 205, 304]);

async function read(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new Error('the identity provider sent more than 1 MiB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Fetch that reads at most 1 MiB of a response and follows no redirects. */
export const boundedFetch: CustomFetch = async (url, { body, ...options }) => {
  const answer = await fetch(url, { ...options, body: body ?? null, redirect: 'manual' });
  const { status, headers } = answer;
  if (answer.body === null || WITHOUT_BODY.has(status)) return answer;

  return new Response(await read(answer.body), { status, headers });
};
