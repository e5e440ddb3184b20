import { createClient } from '../../packages/client/dist/create-client.js';

const PASSWORD = 'for the screenshots only';
const POLL_MS = 300;

const PRODUCTS = [
  ["men's knitted T-shirt, 100% cotton", 'cotton', 'VN'],
  ['leather handbag with shoulder strap', 'bovine leather', 'IT'],
  ['stainless steel frying pan, 28 cm', 'stainless steel', 'CN'],
  ['power bank 10000 mAh, lithium-ion', '', 'CN'],
  ['smartphone case of plastic', 'polycarbonate', 'CN'],
  ['wooden desk for home offices', 'oak', 'VN'],
  ["men's woven cotton shirt", 'cotton', 'BD'],
  ['green tea in bags, 25 × 2 g', '', 'JP'],
  ['polyester T-shirt, sleeveless', 'polyester', 'TR'],
  ['knitted cotton socks', 'cotton', 'PT'],
  ['wireless headphones with microphone', '', 'CN'],
  ['trousers of denim, men', 'cotton', 'MX'],
];

/** Fills an installation with content for its pages; returns the ids in their addresses. */
export async function fill(admin, address, hookUrl) {
  const rita = await account(admin, address, 'Rita Okafor', 'reviewer');
  await account(admin, address, 'Minh Tran', 'entry');
  const lookups = await classify(admin);
  await decide(rita.client, lookups.slice(2));
  const webhook = await register(admin, hookUrl);
  const batch = await startedBatch(admin);
  const newBatch = await uploadedBatch(admin);
  const usNext = await activateNext(admin);
  const sku = await changedSku(admin);

  return { lookup: lookups[0].id, batch, newBatch, sku, account: rita.id, webhook, usNext };
}

async function until(read, isDone) {
  for (;;) {
    const answer = await read();
    if (isDone(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function account(admin, address, name, role) {
  const email = `${name.split(' ')[0].toLowerCase()}@example.com`;
  const { id } = await admin.call('admin.accounts_create', {
    body: { name, email, role, password: PASSWORD },
  });
  await admin.call('admin.credits_grant', {
    params: { account_id: id },
    body: { amount: 500, note: 'first month' },
  });
  await admin.call('admin.keys_create', {
    params: { account_id: id },
    body: { name: 'warehouse', role: 'entry' },
  });
  const { token } = await createClient({ baseUrl: address }).call('auth.sign_in', {
    body: { email, password: PASSWORD },
  });

  return { id, client: createClient({ baseUrl: address, session: token }) };
}

async function classify(admin) {
  const bodies = ['US', 'EU', 'VN'].flatMap((market) =>
    PRODUCTS.map(([description, material, origin]) => ({ description, material, origin, market })),
  );
  const made = [];
  for (const body of bodies) made.push(await admin.call('lookups.classify', { body }));
  const isUnderWay = ({ status }) => status === 'queued' || status === 'processing';

  return Promise.all(
    made.map(({ id }) =>
      until(
        () => admin.call('lookups.get', { params: { lookup_id: id } }),
        (lookup) => !isUnderWay(lookup),
      ),
    ),
  );
}

async function decide(reviewer, lookups) {
  for (const [place, lookup] of lookups.entries()) {
    const params = { lookup_id: lookup.id };
    if (place % 3 === 2) continue;
    if (place % 7 === 4 || lookup.recommended_code === null)
      await reviewer.call('lookups.decide', {
        params,
        body: { action: 'reject', note: 'the label says more' },
      });
    else await reviewer.call('lookups.decide', { params, body: { action: 'approve' } });
  }
}

async function register(admin, url) {
  const { id } = await admin.call('webhooks.register', { body: { url, events: null } });
  for (let tests = 0; tests < 3; tests += 1) await admin.call('webhooks.test', { params: { hook_id: id } });
  return id;
}

function csv(rows) {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(','));
  return Buffer.from(['Item no,Product name,Material,Origin,Remark', ...lines].join('\n'));
}

const row = (at) => {
  const [description, material, origin] = PRODUCTS[at % PRODUCTS.length];
  return [`A-${1000 + at}`, `${description}, style ${at}`, material, origin, `shelf ${at % 9}`];
};

async function startedBatch(admin) {
  const content = csv(Array.from({ length: 96 }, (_, at) => row(at)));
  const { id, column_mapping: mapping } = await admin.call('batches.upload', {
    body: { file: { name: 'spring-order.csv', content } },
  });
  const params = { batch_id: id };
  await admin.call('batches.start', { params, body: { column_mapping: mapping, market: 'US' } });
  await until(
    () => admin.call('batches.progress', { params }),
    ({ status }) => status.startsWith('completed'),
  );

  return id;
}

async function uploadedBatch(admin) {
  const rows = Array.from({ length: 240 }, (_, at) => row(at + 200));
  rows[3][1] = '';
  rows[7][1] = 'x'.repeat(2001);
  rows[9] = [...rows[8]];
  const { id } = await admin.call('batches.upload', {
    body: { file: { name: 'autumn-order.csv', content: csv(rows) } },
  });

  return id;
}

async function activateNext(admin) {
  const versions = await admin.call('admin.datasets_list', {});
  const { id } = versions.find(({ market, active }) => market === 'US' && !active);
  await admin.call('admin.datasets_activate', { params: { dataset_id: id } });
  await until(
    () => admin.call('alerts.list', {}),
    (alerts) => alerts.length >= 3,
  );

  return id;
}

async function changedSku(admin) {
  const { items } = await admin.call('skus.list', { query: { q: 'DEMO-CASE', page_size: 1 } });
  const params = { sku_id: items[0].id };
  const { id } = await admin.call('skus.classify', { params });
  await until(
    () => admin.call('lookups.get', { params: { lookup_id: id } }),
    ({ status }) => status !== 'queued' && status !== 'processing',
  );

  return items[0].id;
}
