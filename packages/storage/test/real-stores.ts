import type { Stores } from '@svc/testkit/stores';
import { codeDigits } from '@svc/tariff/code';
import type { TestDatabase } from '@svc/testkit/test-database';
import { createAccountStore, createCreditStore } from '../src/accounts/account-store.ts';
import { createPasswordStore } from '../src/accounts/password-store.ts';
import { createPlanStore } from '../src/accounts/plan-store.ts';
import { createSessionStore } from '../src/accounts/session-store.ts';
import { createSignInLinkStore } from '../src/accounts/sign-in-link-store.ts';
import { createAlertStore } from '../src/alerts/alert-store.ts';
import { createBatchStore } from '../src/batches/batch-store.ts';
import { createBatchWorkStore } from '../src/batches/batch-work-store.ts';
import { rowLines, writeBatch } from '../src/batches/write-batch.ts';
import { openClient } from '../src/client.ts';
import { createActivationStore } from '../src/datasets/activation-store.ts';
import { createDatasetLoadStore } from '../src/datasets/dataset-load-store.ts';
import { createDatasetStore } from '../src/datasets/dataset-store.ts';
import { Prisma } from '../src/generated/prisma/client.ts';
import { createLookupStore } from '../src/lookups/lookup-store.ts';
import { createReviewStore } from '../src/lookups/review-store.ts';
import { createSkuStore } from '../src/skus/sku-store.ts';
import { createLedgerReads } from '../src/usage/ledger-reads.ts';
import { createDeliveryStore } from '../src/webhooks/delivery-store.ts';
import { createOutboxStore } from '../src/webhooks/outbox-store.ts';
import { createSecretStore } from '../src/webhooks/secret-store.ts';
import { createWebhookStore } from '../src/webhooks/webhook-store.ts';

/** What every installation begins with; the other tables are emptied. */
const KEPT = ['plans', 'entitlements', '_prisma_migrations', 'migrations', 'schema_migrations'];

/** The stores on PostgreSQL of an installation that nobody has used yet. */
export async function emptyStores(database: TestDatabase): Promise<Stores> {
  const { client } = database;
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> ALL(${KEPT}::text[])`;
  await client.$executeRawUnsafe(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);

  return {
    accounts: createAccountStore(client),
    credits: createCreditStore(client),
    sessions: createSessionStore(client),
    passwords: createPasswordStore(client),
    links: createSignInLinkStore(client),
    plans: createPlanStore(client),
    ledger: createLedgerReads(client),
    lookups: createLookupStore(client),
    reviews: createReviewStore(client),
    skus: createSkuStore(client),
    alerts: createAlertStore(client),
    datasets: createDatasetStore(client),
    loads: createDatasetLoadStore(client),
    activations: createActivationStore(client, 2),
    webhooks: createWebhookStore(client),
    secrets: createSecretStore(client),
    deliveries: createDeliveryStore(client),
    outbox: createOutboxStore(client),
    batches: createBatchStore(client),
    work: createBatchWorkStore(client),
    ...seeding(database),
  };
}

function seeding({ client, url }: TestDatabase): Pick<Stores, 'addVersion' | 'addChanges' | 'addBatch'> {
  return {
    addVersion: async ({ lines, ...version }) => {
      const counts = { entryCount: lines.length, leafCount: lines.filter(({ isLeaf }) => isLeaf).length };
      await client.dataset.create({
        data: { ...version, ...counts, name: version.version, nationalDigits: 10 },
      });
      await client.tariffLine.createMany({
        data: lines.map((line, position) => ({
          ...line,
          datasetId: version.id,
          position,
          codeDigits: codeDigits(line.code),
          level: line.isLeaf ? 'national' : 'heading',
          indent: 0,
        })),
      });
    },
    addChanges: async (changes) => {
      await client.tariffChange.createMany({
        data: changes.map((change) => ({
          ...change,
          codeDigits: codeDigits(change.code) ?? '',
          before: change.before === null ? Prisma.DbNull : { ...(change.before as object) },
          after: change.after === null ? Prisma.DbNull : { ...(change.after as object) },
          successors: change.successors.map((successor) => ({ ...successor })),
        })),
      });
    },
    addBatch: async (batch) => {
      const connection = await openClient(url);
      try {
        const lines = [...rowLines(batch)];
        const storedBytes = Buffer.byteLength(lines.join(''));
        await writeBatch(connection, { ...batch, totalRows: batch.rows.length, storedBytes }, lines);
      } finally {
        await connection.end();
      }
    },
  };
}
