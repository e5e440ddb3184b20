import type { AccountStore } from '@svc/domain/accounts/account-store';
import type { CreditStore } from '@svc/domain/accounts/actor';
import type { PasswordStore } from '@svc/domain/sign-in/password-store';
import type { PlanStore } from '@svc/domain/accounts/plan';
import type { SessionStore } from '@svc/domain/sign-in/session-store';
import type { SignInLinkStore } from '@svc/domain/sign-in/sign-in-link';
import type { AlertStore } from '@svc/domain/alerts/alert';
import type { BatchStore, NewBatch } from '@svc/domain/batches/batch-store';
import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import type { ActivationStore } from '@svc/domain/datasets/activation-store';
import type { DatasetLoadStore } from '@svc/domain/datasets/dataset-load-store';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import type { TariffChange } from '@svc/domain/datasets/tariff-change';
import type { LookupStore } from '@svc/domain/lookups/lookup-store';
import type { ReviewStore } from '@svc/domain/lookups/review-store';
import type { SkuStore } from '@svc/domain/skus/sku-store';
import type { UsageReader } from '@svc/domain/usage/usage';
import type { DeliveryStore } from '@svc/domain/webhooks/delivery-store';
import type { OutboxStore } from '@svc/domain/webhooks/outbox-store';
import type { SecretStore } from '@svc/domain/webhooks/secret-store';
import type { WebhookStore } from '@svc/domain/webhooks/webhook-store';
import { createMemoryAccountStore, createMemoryCreditStore } from './memory/accounts.ts';
import { createMemoryDatasetLoadStore, createMemoryDatasetStore } from './memory/datasets.ts';
import { createMemoryOutbox } from './memory/outbox.ts';
import { createMemoryLookupStore } from './memory/lookups.ts';
import { createMemoryPlanStore } from './memory/plans.ts';
import { createMemoryReviewStore } from './memory/reviews.ts';
import {
  createMemoryPasswordStore,
  createMemorySessionStore,
  createMemorySignInLinkStore,
} from './memory/sessions.ts';
import { createMemorySkuStore } from './memory/skus.ts';
import { createMemoryState, type SeededLine } from './memory/state.ts';
import { createMemoryLedgerReader } from './memory/usage.ts';

export type SeededVersion = Pick<
  Dataset,
  'id' | 'market' | 'version' | 'state' | 'isDemo' | 'contentHash' | 'loadedAt'
> & {
  readonly lines: readonly SeededLine[];
};

type SeededChange = Pick<
  TariffChange,
  'market' | 'fromVersion' | 'toVersion' | 'code' | 'kind' | 'before' | 'after' | 'successors'
>;

/** Stores that tests also have in memory, with seeding functions for records that no port creates. */
export interface MemoryStores {
  readonly accounts: AccountStore;
  readonly credits: CreditStore;
  readonly sessions: SessionStore;
  readonly passwords: PasswordStore;
  readonly links: SignInLinkStore;
  readonly plans: PlanStore;
  readonly ledger: Pick<UsageReader, 'ledger' | 'ledgerTotals'>;
  readonly lookups: LookupStore;
  readonly reviews: ReviewStore;
  readonly skus: SkuStore;
  readonly datasets: DatasetStore;
  readonly loads: DatasetLoadStore;
  readonly outbox: Pick<OutboxStore, 'waiting'>;
  addVersion(version: SeededVersion): Promise<void>;
}

/** Stores of one installation, with seeding functions for records that no port creates. */
export interface Stores extends MemoryStores {
  readonly alerts: AlertStore;
  readonly activations: ActivationStore;
  readonly webhooks: WebhookStore;
  readonly secrets: SecretStore;
  readonly deliveries: DeliveryStore;
  readonly outbox: OutboxStore;
  readonly batches: BatchStore;
  readonly work: BatchWorkStore;
  addChanges(changes: readonly SeededChange[]): Promise<void>;
  addBatch(batch: NewBatch): Promise<void>;
}

export function createMemoryStores(): MemoryStores {
  const state = createMemoryState();

  return {
    accounts: createMemoryAccountStore(state),
    credits: createMemoryCreditStore(state),
    sessions: createMemorySessionStore(state),
    passwords: createMemoryPasswordStore(state),
    links: createMemorySignInLinkStore(state),
    plans: createMemoryPlanStore(state),
    ledger: createMemoryLedgerReader(state),
    lookups: createMemoryLookupStore(state),
    reviews: createMemoryReviewStore(state),
    skus: createMemorySkuStore(state),
    datasets: createMemoryDatasetStore(state),
    loads: createMemoryDatasetLoadStore(state),
    outbox: createMemoryOutbox(state),
    addVersion: async ({ lines, ...version }) => {
      if (version.state === 'active')
        for (const each of state.datasets.values())
          if (each.market === version.market && each.state === 'active') each.state = 'superseded';
      state.datasets.set(version.id, {
        ...NO_SOURCE,
        ...version,
        ...countsOf(lines),
        name: version.version,
        lines,
      });
    },
  };
}

function countsOf(lines: readonly SeededLine[]) {
  return { entryCount: lines.length, leafCount: lines.filter(({ isLeaf }) => isLeaf).length };
}

const NO_SOURCE = {
  nationalDigits: 10,
  sourceName: null,
  sourceUrl: null,
  officialDomains: [],
  effectiveDate: null,
  activatedAt: null,
  supersededAt: null,
  notes: null,
} as const;
