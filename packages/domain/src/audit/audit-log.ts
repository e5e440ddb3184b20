/** What administration is recorded of. */
export const AUDIT_ACTIONS = [
  'account.create',
  'account.update',
  'account.password',
  'key.create',
  'key.revoke',
  'credits.grant',
  'plan.update',
  'webhooks.allow',
  'webhooks.reseal',
  'samples.remove',
  'dataset.load',
  'dataset.activate',
  'hs6.load',
  'rulings.load',
] as const;

/** An act of administration. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One act of administration; `details` never hold a secret. */
interface AuditEntry {
  readonly at: Date;
  /** Account that did it; null for the command, which stands above accounts. */
  readonly byId: string | null;
  readonly via: 'session' | 'command';
  readonly action: AuditAction;
  /** Id, or name, of what was administered. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Who does an act of administration, and by which way. */
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

/** Reads the record of administration. */
export interface AuditReader {
  /** Newest first, of one kind of act or of all. */
  list(
    action: AuditAction | undefined,
    offset: number,
    limit: number,
  ): Promise<{ readonly items: readonly RecordedAct[]; readonly total: number }>;
}
