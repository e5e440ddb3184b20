import type { AccountStore } from '@svc/domain/accounts/account-store';
import type { Actor, CreditStore } from '@svc/domain/accounts/actor';
import type { PlanStore } from '@svc/domain/accounts/plan';
import type { AuditAction, AuditReader } from '@svc/domain/audit/audit-log';
import type { ActivationStore } from '@svc/domain/datasets/activation-store';
import type { DatasetLoadStore, LoadRequestStore } from '@svc/domain/datasets/dataset-load-store';
import type { ReportReader } from '@svc/domain/reports/productivity';
import type { IdentityStore } from '@svc/domain/sign-in/identity';
import type { PasswordStore } from '@svc/domain/sign-in/password-store';
import type { SessionStore } from '@svc/domain/sign-in/session-store';
import type { SignInLinkStore } from '@svc/domain/sign-in/sign-in-link';
import type { UsageReader } from '@svc/domain/usage/usage';
import { activateDataset, loadDataset } from '@svc/queues/jobs';
import type { ApiConfig } from '@svc/runtime/config/services';
import { createAccountStore, createCreditStore } from '@svc/storage/accounts/account-store';
import { createIdentityStore } from '@svc/storage/accounts/identity-store';
import { createPasswordStore } from '@svc/storage/accounts/password-store';
import { createPlanStore } from '@svc/storage/accounts/plan-store';
import { createSessionStore } from '@svc/storage/accounts/session-store';
import { createSignInLinkStore } from '@svc/storage/accounts/sign-in-link-store';
import { createAuditLog, createAuditReader } from '@svc/storage/audit-log';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { createLoadRequestStore } from '@svc/storage/datasets/load-request-store';
import {
  createMeasureReader,
  createMeasureWrites,
  type MeasureReader,
  type MeasureWrites,
} from '@svc/storage/law/own-measures';
import { createReportReader } from '@svc/storage/reports/report-reader';
import { createWebhookWrites, type WebhookWrites } from '@svc/storage/webhooks/webhook-store';
import { createUsageReader } from '@svc/storage/usage/usage-reader';
import type { ApiService } from './api-service.ts';

interface AdministrationParts {
  readonly accounts: AccountStore;
  readonly credits: CreditStore;
  readonly plans: PlanStore;
  readonly passwords: PasswordStore;
  readonly links: SignInLinkStore;
  readonly identities: IdentityStore;
  readonly webhooks: WebhookWrites;
  readonly measures: MeasureWrites;
  /** Writes the act to the audit log; `details` never contain a secret. */
  readonly record: (
    action: AuditAction,
    subject: string,
    details: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
}

type ActsFor = Pick<Actor, 'accountId' | 'via' | 'keyId' | 'address'>;

/** Actor of an act that may precede sign-in. */
type ActsForSomebody = { readonly accountId: string | null } & Partial<Omit<ActsFor, 'accountId'>>;

type Administer = <T>(
  by: ActsForSomebody,
  at: Date,
  act: (parts: AdministrationParts) => Promise<T>,
) => Promise<T>;

type RecordAct = (
  by: ActsForSomebody,
  at: Date,
  action: AuditAction,
  subject: string,
  details: Readonly<Record<string, unknown>>,
) => Promise<void>;

function authorOf({ accountId, via, keyId, address }: Parameters<RecordAct>[0]) {
  return {
    byId: accountId,
    via: via === 'api_key' ? ('key' as const) : ('session' as const),
    keyId: keyId ?? null,
    address: address ?? null,
  };
}

export interface AccountRouteDeps {
  readonly usage: UsageReader;
  readonly reports: ReportReader;
  readonly plans: PlanStore;
  readonly sessions: SessionStore;
  readonly links: Pick<SignInLinkStore, 'find'>;
  readonly administer: Administer;
  readonly audit: AuditReader;
  readonly measures: MeasureReader;
  /** Audits an act that changes no other record, such as an export or a failed sign-in. */
  readonly recordAct: RecordAct;
  readonly activations: ActivationStore;
  readonly loads: DatasetLoadStore;
  readonly loadRequests: LoadRequestStore;
  /** Enqueues a load for the tariff worker; does not fail if the queue is unavailable. */
  readonly enqueueLoad: (loadId: string) => Promise<unknown>;
  /** Enqueues an activation for the tariff worker; does not fail if the queue is unavailable. */
  readonly enqueueActivation: (activationId: string) => Promise<unknown>;
}

export function createAccountDeps(
  { database, entrance, producer }: Pick<ApiService, 'database' | 'entrance' | 'producer'>,
  { databaseUrl }: Pick<ApiConfig, 'databaseUrl'>,
): AccountRouteDeps {
  const db = database.client;

  return {
    usage: createUsageReader(db),
    reports: createReportReader(db),
    plans: createPlanStore(db),
    sessions: {
      ...createSessionStore(db),
      findOwner: (...request) => createSessionStore(entrance.client).findOwner(...request),
    },
    links: createSignInLinkStore(db),
    administer: (by, at, act) =>
      db.$transaction((tx) => {
        const audit = createAuditLog(tx);

        return act({
          accounts: createAccountStore(tx),
          credits: createCreditStore(tx),
          plans: createPlanStore(tx),
          passwords: createPasswordStore(tx),
          links: createSignInLinkStore(tx),
          identities: createIdentityStore(tx),
          webhooks: createWebhookWrites(tx),
          measures: createMeasureWrites(tx),
          record: (action, subject, details) =>
            audit.record({ ...authorOf(by), at, action, subject, details }),
        });
      }),
    audit: createAuditReader(db),
    measures: createMeasureReader(db),
    recordAct: (by, at, action, subject, details) =>
      createAuditLog(db).record({ ...authorOf(by), at, action, subject, details }),
    activations: createActivationStore(db),
    loads: createDatasetLoadStore(db),
    loadRequests: createLoadRequestStore(db, databaseUrl),
    enqueueLoad: (loadId) => producer.enqueue(loadDataset, { loadId }),
    enqueueActivation: (activationId) => producer.enqueue(activateDataset, { activationId }),
  };
}
