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

interface SeededLine {
  readonly code: string;
  readonly isLeaf: boolean;
  readonly description: string;
}

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

/** Stores of one installation, with seeding functions for records that no port creates. */
export interface Stores {
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
  readonly alerts: AlertStore;
  readonly activations: ActivationStore;
  readonly webhooks: WebhookStore;
  readonly secrets: SecretStore;
  readonly deliveries: DeliveryStore;
  readonly outbox: OutboxStore;
  readonly batches: BatchStore;
  readonly work: BatchWorkStore;
  addVersion(version: SeededVersion): Promise<void>;
  addChanges(changes: readonly SeededChange[]): Promise<void>;
  addBatch(batch: NewBatch): Promise<void>;
}
