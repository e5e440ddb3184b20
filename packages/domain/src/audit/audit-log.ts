/** Audited actions. */
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

/** Ways in which an act comes. */
export const AUDIT_WAYS = ['session', 'key', 'command'] as const;

/** An act of administration. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** An audited action; `details` never contain a secret. */
interface AuditEntry {
  readonly at: Date;
  /** Acting account; null for the command line. */
  readonly byId: string | null;
  readonly via: (typeof AUDIT_WAYS)[number];
  /** Key that it came by; absent for a session and the command. */
  readonly keyId?: string | null;
  /** Address that it came from; absent for the command. */
  readonly address?: string | null;
  readonly action: AuditAction;
  /** Id, or name, of what was administered. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Author of an audited action. */
export type AuditAuthor = Pick<AuditEntry, 'byId' | 'via'>;

/** Records administration; in the transaction that it records, where there is one. */
export interface AuditLog {
  record(entry: AuditEntry): Promise<void>;
}

/** An entry of the record with the name of its author. */
export interface RecordedAct extends AuditEntry {
  readonly id: bigint;
  readonly byName: string | null;
}

/** Which acts are read; absent parts do not narrow it. */
export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  /** Account that did it. */
  readonly byId?: string | undefined;
  readonly subject?: string | undefined;
  /** Inclusive. */
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
}

/** Reads the record of administration. */
export interface AuditReader {
  /** Newest first. */
  list(
    filter: AuditFilter,
    offset: number,
    limit: number,
  ): Promise<{ readonly items: readonly RecordedAct[]; readonly total: number }>;
  /** All, oldest first, a page at a time. */
  pages(filter: AuditFilter): AsyncIterable<readonly RecordedAct[]>;
}
