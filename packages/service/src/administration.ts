import { createAccount } from '@svc/domain/accounts/create-account';
import {
  createKey,
  revokeKey,
  rotateKey,
  type CreatedKey,
  type RotatedKey,
} from '@svc/domain/accounts/manage-keys';
import { editPlan } from '@svc/domain/accounts/plan';
import { updateAccount } from '@svc/domain/accounts/update-account';
import type { AuditAction, AuditLog } from '@svc/domain/audit/audit-log';
import { grantCredits } from '@svc/domain/credits/grant-credits';
import { resetPassword } from '@svc/domain/sign-in/reset-password';
import type { Clock } from '@svc/runtime/clock';
import { createAccountStore, createCreditStore } from '@svc/storage/accounts/account-store';
import { createIdentityStore } from '@svc/storage/accounts/identity-store';
import { createPasswordStore } from '@svc/storage/accounts/password-store';
import { createPlanStore } from '@svc/storage/accounts/plan-store';
import { createSignInLinkStore } from '@svc/storage/accounts/sign-in-link-store';
import { createAuditLog } from '@svc/storage/audit-log';
import { addMeasure, releaseMeasure, withdrawMeasure } from '@svc/storage/law/own-measures';
import type { Db } from '@svc/storage/prisma';
import { createWebhookWrites } from '@svc/storage/webhooks/webhook-store';

type Author = Omit<Parameters<AuditLog['record']>[0], 'at' | 'action' | 'subject' | 'details'>;

/** Author of whatever a command changes. */
export const COMMAND_LINE: Author = { byId: null, via: 'command' };

type WithoutDeps<F extends (deps: never, ...rest: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer R] ? R : never;

/** Writes audit entries of one author; their details never contain a secret. */
export function recordAs(db: Pick<Db, 'auditEntry'>, author: Author, now: Clock) {
  const audit = createAuditLog(db);
  return (action: AuditAction, subject: string, details: Readonly<Record<string, unknown>>) =>
    audit.record({ ...author, at: now(), action, subject, details });
}

type RecordAct = ReturnType<typeof recordAs>;

export type Administration = ReturnType<typeof createAdministration>;

/** Administrative acts within one transaction, each with its audit entry, and the stores and `record` for others. */
export function createAdministration(tx: Db, author: Author, now: Clock) {
  const record = recordAs(tx, author, now);

  return {
    record,
    accounts: createAccountStore(tx),
    passwords: createPasswordStore(tx),
    links: createSignInLinkStore(tx),
    identities: createIdentityStore(tx),
    webhooks: createWebhookWrites(tx),
    ...accountActs(tx, author, now, record),
    ...keyActs(tx, now, record),
    ...measureActs(tx, author, record),
  };
}

function accountActs(tx: Db, author: Author, now: Clock, record: RecordAct) {
  const deps = { accounts: createAccountStore(tx), credits: createCreditStore(tx), now };

  return {
    createAccount: async (signupCredits: string, ...[request]: WithoutDeps<typeof createAccount>) => {
      const account = await createAccount({ ...deps, signupCredits }, request);
      const { role, plan, sandbox = false } = request;
      await record('account.create', account.id, {
        email: account.email,
        role,
        plan,
        ...(sandbox && { sandbox }),
      });
      return account;
    },
    updateAccount: async (...[id, change]: WithoutDeps<typeof updateAccount>) => {
      const account = await updateAccount(deps, id, change);
      await record('account.update', id, { ...change });
      return account;
    },
    resetPassword: async (...[account, prepared]: WithoutDeps<typeof resetPassword>) => {
      await resetPassword(createPasswordStore(tx), account, prepared);
      await record('account.password', account.id, {});
    },
    grantCredits: async (accountId: string, amount: string, note: string | null) => {
      const balance = await grantCredits(deps, { accountId, amount, note, byId: author.byId });
      await record('credits.grant', accountId, { amount, note });
      return balance;
    },
    editPlan: async (...[key, entitlements]: WithoutDeps<typeof editPlan>) => {
      const plan = await editPlan(createPlanStore(tx), key, entitlements);
      await record('plan.update', key, { entitlements });
      return plan;
    },
  };
}

function keyActs(tx: Db, now: Clock, record: RecordAct) {
  const deps = { accounts: createAccountStore(tx), now };

  return {
    createKey: async (...[request]: WithoutDeps<typeof createKey>): Promise<CreatedKey> => {
      const made = await createKey(deps, request);
      const { accountId: account, name, role, expiresAt: expires_at, readOnly: read_only } = made;
      await record('key.create', made.id, { account, name, role, expires_at, read_only });
      return made;
    },
    rotateKey: async (...[id, overlapMs]: WithoutDeps<typeof rotateKey>): Promise<RotatedKey> => {
      const made = await rotateKey(deps, id, overlapMs);
      await record('key.rotate', id, { successor: made.id, old_expires_at: made.oldExpiresAt });
      return made;
    },
    revokeKey: async (id: string) => {
      await revokeKey(deps, id);
      await record('key.revoke', id, {});
    },
  };
}

function measureActs(tx: Db, author: Author, record: RecordAct) {
  // The account is the author of its acts; a command states a name.
  const named = (by: string) => (author.byId === null ? { by } : {});

  return {
    addMeasure: async (...[market, cells, change]: WithoutDeps<typeof addMeasure>) => {
      const active = await addMeasure(tx, market, cells, change);
      await record('measures.add', cells.id ?? '', { market, ...named(change.by), cells, active });
      return active;
    },
    releaseMeasure: async (...[market, id, change]: WithoutDeps<typeof releaseMeasure>) => {
      const active = await releaseMeasure(tx, market, id, change);
      await record('measures.release', id, { market, ...named(change.by), active });
      return active;
    },
    withdrawMeasure: async (
      market: Parameters<typeof withdrawMeasure>[1],
      id: string,
      { by, at }: Parameters<typeof releaseMeasure>[3],
    ) => {
      const active = await withdrawMeasure(tx, market, id, at);
      await record('measures.withdraw', id, { market, ...named(by), active });
      return active;
    },
  };
}
