import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newWebhookSecret, standardHeaders } from '@svc/domain/webhooks/sign-payload';
import { processEnvironment } from '@svc/runtime/config/standalone';
import { runOutside, serviceAddress } from './outside-program.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const CLIENT = fileURLToPath(new URL('../../../packages/client/python/svc_client.py', import.meta.url));
const isHere = spawnSync('python3', ['--version']).status === 0;

const FIRST_STEPS = `
import json, os
from svc_client import ApiError, Client, WebhookVerificationError, verify_webhook

client = Client(os.environ["SVC_URL"], key=os.environ["SVC_KEY"], language="ja")
made = client.lookups_classify(
    {"description": "knitted cotton T-shirt for men, crew neck, printed", "material": "100% cotton", "market": "US"}
)
lookup = client.wait_for_lookup(made["id"])
items = [{"sku": f"PY-{name}", "market": "US", "description": "T-shirt"} for name in "ABC"]
bulk = client.skus_bulk({"items": items})
skus = [item["sku"] for item in client.each(client.skus_list, q="PY-", page_size=2)]
batch = client.batches_upload({"file": ("sản phẩm.csv", "description\\nÁo thun\\n")})
template = client.batches_template()
try:
    client.lookups_classify({"description": ""})
except ApiError as error:
    refused = [error.status, error.code, error.errors[0]["field"], len(error.request_id)]
delivery = json.loads(os.environ["DELIVERY"])
body = delivery["body"].encode()
event = verify_webhook(os.environ["SECRET"], delivery["headers"], body)["event"]

def fault(given_headers, given_body, **options):
    try:
        verify_webhook(os.environ["SECRET"], given_headers, given_body, **options)
        return None
    except WebhookVerificationError as error:
        return str(error)

print(json.dumps({
    "status": lookup["status"], "code": lookup["recommended_code"], "saved": len(bulk["items"]),
    "skus": sorted(skus), "file": batch["filename"], "template": [template.name[-5:], template.content[:2].decode()],
    "refused": refused, "event": event,
    "forged": fault(delivery["headers"], body + b" "), "bare": fault({}, body),
    "old": fault(delivery["headers"], body, now=lambda: 4102444800),
}))
`;

const TROUBLE = `
import json, os
from svc_client import ApiError, Client

pauses = []
client = Client(os.environ["SVC_URL"], key="svc_test", sleep=pauses.append)

def attempt(call, *args, **options):
    pauses.clear()
    try:
        return [call(*args, **options), len(pauses)]
    except (ApiError, OSError) as error:
        return [getattr(error, "code", type(error).__name__), len(pauses)]

answers = {
    "waited": attempt(client.alerts_list),
    "rate": attempt(client.lookups_classify, {"description": "x"}) + list(pauses),
    "keyed": attempt(client.lookups_classify, {"description": "x"}),
    "charged": attempt(client.lookups_decide, "a", {"action": "comment", "note": "x"}),
    "repeated": attempt(client.lookups_decide, "a", {"action": "comment", "note": "x"}, repeat=True),
    "redirect": attempt(client.alerts_list),
    "page": attempt(client.alerts_list),
    "given_up": attempt(client.alerts_list),
}
print(json.dumps(answers))
`;

if (isHere)
  describe('svc_client.py, copied to an empty folder', () => {
    describeClient();
  });
else it('svc_client.py is skipped: python3 is missing', () => expect(isHere).toBe(false));

function describeClient(): void {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    api = await startTestApi();
    folder = await mkdtemp(join(tmpdir(), 'client-python-'));
    await copyFile(CLIENT, join(folder, 'svc_client.py'));
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function runProgram(text: string, env: Readonly<Record<string, string>>): Promise<unknown> {
    await writeFile(join(folder, 'program.py'), text);
    const args = ['-B', join(folder, 'program.py')];
    const whole = { PATH: processEnvironment()['PATH'] ?? '', ...env };
    return JSON.parse(await runOutside(api, { command: 'python3', args, cwd: folder, env: whole }));
  }

  it('classifies, syncs, pages, sends and receives files, and verifies', async () => {
    const secret = newWebhookSecret();
    const body = '{"event":"ping","created_at":"","data":{"message":"ü"},"id":7}';
    const content = { deliveryId: 7, body: Buffer.from(body), sentAt: new Date() };
    const answer = await runProgram(FIRST_STEPS, {
      SVC_URL: serviceAddress(api),
      SVC_KEY: api.keys.entry,
      SECRET: secret,
      DELIVERY: JSON.stringify({ headers: standardHeaders(secret, content), body }),
    });
    expect(answer).toEqual({
      status: 'proposed',
      code: '6109.10.00.12',
      saved: 3,
      skus: ['PY-A', 'PY-B', 'PY-C'],
      file: 'sản phẩm.csv',
      template: ['.xlsx', 'PK'],
      refused: [422, 'validation_error', 'description', 32],
      event: 'ping',
      forged: 'no signature matches the body and this secret',
      bare: 'the header webhook-id is missing',
      old: 'signed more than 300 s from now',
    });
  });

  it('retries failures, except chargeable calls, and follows no redirect', async () => {
    const planned = [
      [503],
      [502],
      [200, '[]'],
      [429, '{}', { 'Retry-After': '7' }],
      [202, '{"id":"x"}'],
      [503],
      [202, '{"id":"z"}'],
      [503],
      [503],
      [202, '{"id":"y"}'],
      [301, '', { Location: 'http://elsewhere.invalid/' }],
      [404, '<h1>nginx</h1>'],
      [500],
      [500],
      [500],
      [500],
    ] as const;
    const { server, url } = await startStub(planned);
    try {
      expect(await runProgram(TROUBLE, { SVC_URL: url })).toEqual({
        waited: [[], 2],
        rate: [{ id: 'x' }, 1, 7],
        keyed: [{ id: 'z' }, 1],
        charged: ['http_503', 0],
        repeated: [{ id: 'y' }, 1],
        redirect: ['http_301', 0],
        page: ['http_404', 0],
        given_up: ['http_500', 3],
      });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
}

type Planned = readonly [status: number, body?: string, headers?: Readonly<Record<string, string>>];

/** A service with planned responses, one after the other. */
async function startStub(planned: readonly Planned[]): Promise<{ server: Server; url: string }> {
  const left = [...planned];
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const [status, body = '{}', headers = {}] = left.shift() ?? [418];
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
