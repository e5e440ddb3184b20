import type { Actor } from '@svc/domain/accounts/actor';
import type { SessionStore } from '@svc/domain/sign-in/session-store';
import type { SignInLinkStore } from '@svc/domain/sign-in/sign-in-link';
import { activateDataset, loadDataset } from '@svc/queues/jobs';
import type { ApiConfig } from '@svc/runtime/config/services';
import { createAdministration, recordAs, type Administration } from '@svc/service/administration';
import { createPlanStore } from '@svc/storage/accounts/plan-store';
import { createSessionStore } from '@svc/storage/accounts/session-store';
import { createSignInLinkStore } from '@svc/storage/accounts/sign-in-link-store';
import { createAuditReader } from '@svc/storage/audit-log';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { createLoadRequestStore } from '@svc/storage/datasets/load-request-store';
import { createMeasureReader } from '@svc/storage/law/own-measures';
import { createReportReader } from '@svc/storage/reports/report-reader';
import { createUsageReader } from '@svc/storage/usage/usage-reader';
import type { ApiService } from './api-service.ts';

type ActsFor = Pick<Actor, 'accountId' | 'via' | 'keyId' | 'address'>;

/** Actor of an act that may precede sign-in. */
type ActsForSomebody = { readonly accountId: string | null } & Partial<Omit<ActsFor, 'accountId'>>;

function authorOf({ accountId, via, keyId, address }: ActsForSomebody) {
  return {
    byId: accountId,
    via: via === 'api_key' ? ('key' as const) : ('session' as const),
    keyId: keyId ?? null,
    address: address ?? null,
  };
}

export type AccountRouteDeps = ReturnType<typeof createAccountDeps>;

export function createAccountDeps(
  { database, entrance, producer, clock }: Pick<ApiService, 'database' | 'entrance' | 'producer' | 'clock'>,
  { databaseUrl }: Pick<ApiConfig, 'databaseUrl'>,
) {
  const db = database.client;
  const entranceSessions = createSessionStore(entrance.client);
  const sessions: SessionStore = {
    ...createSessionStore(db),
    findOwner: (...args) => entranceSessions.findOwner(...args),
  };
  const links: Pick<SignInLinkStore, 'find'> = createSignInLinkStore(db);

  return {
    usage: createUsageReader(db),
    reports: createReportReader(db),
    plans: createPlanStore(db),
    sessions,
    links,
    administer: <T>(by: ActsForSomebody, act: (acts: Administration) => Promise<T>): Promise<T> =>
      db.$transaction((tx) => act(createAdministration(tx, authorOf(by), clock))),
    audit: createAuditReader(db),
    measures: createMeasureReader(db),
    /** Audits an act that changes no other record, such as an export or a failed sign-in. */
    recordAct: (by: ActsForSomebody, ...act: Parameters<ReturnType<typeof recordAs>>) =>
      recordAs(db, authorOf(by), clock)(...act),
    activations: createActivationStore(db),
    loads: createDatasetLoadStore(db),
    loadRequests: createLoadRequestStore(db, databaseUrl),
    /** Enqueues a load for the tariff worker; does not fail if the queue is unavailable. */
    enqueueLoad: (loadId: string) => producer.enqueue(loadDataset, { loadId }),
    /** Enqueues an activation for the tariff worker; does not fail if the queue is unavailable. */
    enqueueActivation: (activationId: string) => producer.enqueue(activateDataset, { activationId }),
  };
}
