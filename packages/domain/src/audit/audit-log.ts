export const AUDIT_ACTIONS = [
  'account.create',
  'account.update',
  'account.password',
  'account.erase',
  'key.create',
  'key.rotate',
  'key.revoke',
  'credits.grant',
  'plan.update',
  'webhooks.allow',
  'webhooks.reseal',
  'samples.remove',
  'dataset.load',
  'dataset.activate',
  'dataset.correct',
  'hs6.load',
  'rulings.load',
  'session.begin',
  'session.refuse',
  'session.end',
  'webhook.create',
  'webhook.update',
  'webhook.delete',
  'webhook.test',
  'webhook.redeliver',
  'webhook.replace',
  'sku.save',
  'sku.remove',
  'skus.save',
  'export',
  'backup',
  'measures.load',
  'measures.activate',
  'measures.add',
  'measures.release',
  'measures.withdraw',
] as const;

export const AUDIT_WAYS = ['session', 'key', 'command'] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** An audited action; `details` never contain a secret. */
interface AuditEntry {
  readonly at: Date;
  /** Acting account; null for the command line. */
  readonly byId: string | null;
  readonly via: (typeof AUDIT_WAYS)[number];
  /** Key used; absent for a session and the command line. */
  readonly keyId?: string | null;
  /** Address of the caller; absent for the command line. */
  readonly address?: string | null;
  readonly action: AuditAction;
  /** Id or name of the object administered. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export type AuditAuthor = Pick<AuditEntry, 'byId' | 'via'>;

/** Writes audit entries, in the transaction of the audited action if there is one. */
export interface AuditLog {
  record(entry: AuditEntry): Promise<void>;
}

export interface RecordedAct extends AuditEntry {
  readonly id: bigint;
  readonly byName: string | null;
}

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  readonly byId?: string | undefined;
  readonly subject?: string | undefined;
  /** Inclusive. */
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
}

export interface AuditReader {
  /** Newest first. */
  list(
    filter: AuditFilter,
    offset: number,
    limit: number,
  ): Promise<{ readonly items: readonly RecordedAct[]; readonly total: number }>;
  /** All entries, oldest first, in pages. */
  pages(filter: AuditFilter): AsyncIterable<readonly RecordedAct[]>;
}
