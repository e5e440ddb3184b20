import type { Stores } from './stores.ts';
import { codeDigits } from '@svc/tariff/code';
import type { TestDatabase } from './test-database.ts';
import { createAccountStore, createCreditStore } from '@svc/storage/accounts/account-store';
import { createPasswordStore } from '@svc/storage/accounts/password-store';
import { createPlanStore } from '@svc/storage/accounts/plan-store';
import { createSessionStore } from '@svc/storage/accounts/session-store';
import { createSignInLinkStore } from '@svc/storage/accounts/sign-in-link-store';
import { createAlertStore } from '@svc/storage/alerts/alert-store';
import { createBatchStore } from '@svc/storage/batches/batch-store';
import { createBatchWorkStore } from '@svc/storage/batches/batch-work-store';
import { rowLines, writeBatch } from '@svc/storage/batches/write-batch';
import { withClient } from '@svc/storage/client';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { Prisma } from '@svc/storage/generated/prisma/client';
import { createLookupStore } from '@svc/storage/lookups/lookup-store';
import { createReviewStore } from '@svc/storage/lookups/review-store';
import { createSkuStore } from '@svc/storage/skus/sku-store';
import { createLedgerReads } from '@svc/storage/usage/ledger-reads';
import { createDeliveryStore } from '@svc/storage/webhooks/delivery-store';
import { createOutboxStore } from '@svc/storage/webhooks/outbox-store';
import { createSecretStore } from '@svc/storage/webhooks/secret-store';
import { createWebhookStore } from '@svc/storage/webhooks/webhook-store';

/** Tables with rows in every new installation; all others are truncated. */
const KEPT = ['plans', 'entitlements', '_prisma_migrations', 'migrations', 'schema_migrations'];

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
      return withClient(url, async (connection) => {
        const lines = [...rowLines(batch)];
        const storedBytes = Buffer.byteLength(lines.join(''));
        await writeBatch(
          connection,
          { ...batch, totalRows: batch.rows.length, storedBytes, uploadKey: null },
          lines,
        );
      });
    },
  };
}
