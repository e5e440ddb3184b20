/** What administration is recorded of. */
export type AuditAction =
  | 'account.create'
  | 'account.update'
  | 'account.password'
  | 'key.create'
  | 'key.revoke'
  | 'credits.grant'
  | 'plan.update'
  | 'webhooks.reseal'
  | 'dataset.load'
  | 'dataset.activate'
  | 'hs6.load'
  | 'rulings.load';

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
