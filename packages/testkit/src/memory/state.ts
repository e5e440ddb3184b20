import type { Account, ApiKey } from '@svc/domain/accounts/account';
import type { Plan } from '@svc/domain/accounts/plan';
import type { ListedSession } from '@svc/domain/sign-in/session-store';
import type { Alert } from '@svc/domain/alerts/alert';
import type { AuditAction, AuditAuthor } from '@svc/domain/audit/audit-log';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import type { Lookup } from '@svc/domain/lookups/lookup';
import type { Sku } from '@svc/domain/skus/sku';
import type { LedgerRow } from '@svc/domain/usage/usage';
import { seededPlans } from './seeded-plans.ts';

export type Stored<T> = { -readonly [Field in keyof T]: T[Field] };

export interface Held {
  token: string | null;
  leaseUntil: Date | null;
}

export type StoredAccount = Stored<Omit<Account, 'spendable'>> & { passwordHash: string | null };

/** A lookup with its claim, its fee and its claim time. */
export type StoredLookup = Stored<Lookup> &
  Held & { fee: string | null; claimedAt: Date | null; finishedAt: Date | null };

export interface SeededLine {
  readonly code: string;
  readonly isLeaf: boolean;
  readonly description: string;
}

export interface StoredEvent {
  readonly id: bigint;
  readonly event: string;
  readonly dedupeKey: string;
  /** Null for an event of the installation. */
  readonly accountId: string | null;
  readonly createdAt: Date;
  readonly content: Readonly<Record<string, unknown>>;
}

type RecordedAct = AuditAuthor & { readonly action: AuditAction; readonly subject: string };

export interface MemoryState {
  readonly accounts: Map<string, StoredAccount>;
  readonly keys: Map<string, Stored<ApiKey> & { hash: string }>;
  readonly plans: Map<string, Plan>;
  readonly ledger: LedgerRow[];
  readonly sessions: Map<string, Stored<ListedSession> & { accountId: string; tokenHash: string }>;
  readonly failures: Map<bigint, { readonly subject: string; readonly at: Date }>;
  readonly links: Map<string, { readonly accountId: string; readonly expiresAt: Date }>;
  readonly datasets: Map<string, Stored<Dataset> & { lines: readonly SeededLine[] }>;
  readonly loads: Map<string, Stored<DatasetLoad> & { leaseUntil: Date | null }>;
  readonly acts: RecordedAct[];
  readonly lookups: Map<string, StoredLookup>;
  readonly skus: Map<number, Stored<Sku>>;
  readonly alerts: Map<number, Stored<Alert> & { activationId: string }>;
  readonly events: StoredEvent[];
  /** Returns an id that no record of this installation has. */
  readonly nextId: () => number;
}

export function createMemoryState(): MemoryState {
  let last = 0;

  return {
    accounts: new Map(),
    keys: new Map(),
    plans: seededPlans(),
    ledger: [],
    sessions: new Map(),
    failures: new Map(),
    links: new Map(),
    datasets: new Map(),
    loads: new Map(),
    acts: [],
    lookups: new Map(),
    skus: new Map(),
    alerts: new Map(),
    events: [],
    nextId: () => (last += 1),
  };
}

/** Writes an event once; another with the same key is dropped, as by the unique index. */
export function writeEvent(state: MemoryState, event: Omit<StoredEvent, 'id'>): void {
  if (state.events.some(({ dedupeKey }) => dedupeKey === event.dedupeKey)) return;
  state.events.push({ ...event, id: BigInt(state.nextId()) });
}

export function isFree({ leaseUntil }: Pick<Held, 'leaseUntil'>, now: Date): boolean {
  return leaseUntil === null || leaseUntil <= now;
}

export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
