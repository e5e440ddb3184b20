// Receives webhook events and verifies them. SIGNING_SECRET is the webhook's `secret`; PORT defaults to 9000.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.SIGNING_SECRET;
const seen = new Set();

function isGenuine(body, signature = '') {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (!isGenuine(body, request.headers['x-svc-signature']))
    return response.writeHead(401).end('bad signature');
  const { id, event } = JSON.parse(body);
  // The same event may arrive more than once: its id tells.
  if (!seen.has(id)) process.stdout.write(`${event} ${id}\n`);
  seen.add(id);
  return response.end('ok');
});
server.listen(Number(process.env.PORT ?? 9000), '127.0.0.1', () =>
  process.stdout.write(`port ${server.address().port}\n`),
);
