import type { AccountStore } from '@svc/domain/accounts/account-store';
import type { AlertStore } from '@svc/domain/alerts/alert';
import type { BatchStore, NewBatchHead } from '@svc/domain/batches/batch-store';
import type { CreditStore } from '@svc/domain/accounts/actor';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import type { TariffChangeReader, VersionPair } from '@svc/domain/datasets/tariff-change';
import type { LookupStore } from '@svc/domain/lookups/lookup-store';
import type { ReviewStore } from '@svc/domain/lookups/review-store';
import type { RulingReader } from '@svc/domain/rulings/ruling-reader';
import type { SkuStore } from '@svc/domain/skus/sku-store';
import type { LawBook } from '@svc/law/law-book';
import type { Clock } from '@svc/runtime/clock';
import type { ApiConfig } from '@svc/runtime/config/services';
import type { ScheduleCache } from '@svc/schedules/schedule-cache';
import type { AccountRouteDeps } from './account-deps.ts';
import type { RunOnce } from './http/keyed-call.ts';
import type { Slots } from './http/slots.ts';
import type { ImportFile } from './routes/batches/intake/import-pool.ts';
import type { HealthSource } from './routes/system/health/health-source.ts';
import type { SsoDeps } from './sso/sso-deps.ts';
import type { WebhookRouteDeps } from './webhook-deps.ts';

export interface ApiDeps {
  readonly config: ApiConfig;
  readonly clock: Clock;
  readonly version: string;
  readonly accounts: AccountStore;
  readonly credits: CreditStore;
  readonly datasets: DatasetStore;
  readonly lookups: LookupStore;
  readonly reviews: ReviewStore;
  readonly skus: SkuStore;
  readonly alerts: AlertStore;
  readonly schedules: ScheduleCache;
  readonly laws: LawBook;
  readonly rulings: RulingReader;
  readonly tariffChanges: TariffChangeReader;
  /** Compares two versions off the event loop and stores their changes. */
  readonly compareVersions: (pair: VersionPair, fromDatasetId: string, toDatasetId: string) => Promise<void>;
  readonly batches: BatchStore;
  /** Limits concurrent reads and comparisons of versions that callers name. */
  readonly scheduleSlots: Slots;
  readonly exportSlots: Slots;
  /** Reads an uploaded file off the event loop, in a process without the database. */
  readonly takeInFile: ImportFile;
  /** Stores a parsed file as an uploaded batch; `lines` are its rows as COPY text. */
  readonly storeBatch: (batch: NewBatchHead, lines: AsyncIterable<Buffer>) => Promise<void>;
  /** Enqueues a batch; does not fail if the queue is unavailable. */
  readonly enqueueBatch: (batchId: string) => Promise<void>;
  readonly runOnce: RunOnce;
  readonly account: AccountRouteDeps;
  readonly sso: SsoDeps;
  readonly webhooks: WebhookRouteDeps;
  readonly health: HealthSource;
  /** Enqueues a lookup; does not fail if the queue is unavailable. */
  readonly enqueueLookup: (lookupId: string) => Promise<void>;
  readonly enqueueLookups: (lookupIds: readonly string[]) => Promise<void>;
}
