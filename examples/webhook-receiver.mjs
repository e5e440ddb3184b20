// Receives and verifies webhook events. SIGNING_SECRET is the webhook's `secret`; PORT defaults to 9000. SEEN_FILE
// stores event ids, so that no event is processed twice after a restart.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const { PORT = '9000', SIGNING_SECRET, SEEN_FILE = '' } = process.env;
if (!SIGNING_SECRET) throw new Error('set SIGNING_SECRET to the secret of the webhook');
const key = Buffer.from(SIGNING_SECRET.replace('whsec_', ''), 'base64');
const [BODY_MAX_BYTES, TOLERANCE_SECONDS, SEEN_MAX, seen] = [1024 * 1024, 300, 10_000, new Set()];
if (existsSync(SEEN_FILE))
  for (const id of readFileSync(SEEN_FILE, 'utf8').split('\n')) if (id) seen.add(Number(id));
function isGenuine(
  body,
  { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' },
) {
  // The timestamp is signed too, which prevents replays.
  if (!(Math.abs(Date.now() / 1000 - Number(at)) <= TOLERANCE_SECONDS)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest();
  const given = signatures.split(' ').map((text) => Buffer.from(text.replace('v1,', ''), 'base64'));
  return given.some((bytes) => bytes.length === expected.length && timingSafeEqual(bytes, expected));
}
async function receive(request, response) {
  let body = Buffer.alloc(0);
  for await (const chunk of request)
    if ((body = Buffer.concat([body, chunk])).length > BODY_MAX_BYTES) return response.writeHead(413).end();
  if (!isGenuine(body, request.headers)) return response.writeHead(401).end('bad signature');
  const { id, event } = JSON.parse(body);
  // Events may arrive repeatedly with the same id; the oldest ids are dropped.
  if (!seen.has(id)) {
    process.stdout.write(`${event} ${id}\n`);
    if (SEEN_FILE) appendFileSync(SEEN_FILE, `${id}\n`);
  }
  if (seen.add(id).size > SEEN_MAX) seen.delete(seen.values().next().value);
  return response.end('ok');
}
const server = createServer((request, response) => void receive(request, response));
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`port ${server.address().port}\n`));
