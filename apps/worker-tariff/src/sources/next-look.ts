import { createHash } from 'node:crypto';
import type { OfficialSource } from '@svc/domain/datasets/official-source';

const HOUR_MS = 3_600_000;
/** A look that failed is repeated this soon, or sooner where looks are closer together. */
const RETRY_HOURS = 1;
/** Looks come up to this share of their pause earlier or later, so that installations do not ask all at once. */
const JITTER = 0.1;

/** When a source is to be looked at next: at once when it never was. The same for every worker that asks. */
export function nextLookAt(source: OfficialSource, checkHours: number): Date {
  if (source.checkedAt === null) return new Date(0);
  const hours = source.state === 'failed' ? Math.min(checkHours, RETRY_HOURS) : checkHours;
  const seed = createHash('sha256').update(`${source.market} ${source.checkedAt.toISOString()}`).digest();
  const share = seed.readUInt32BE(0) / 0xffff_ffff;
  return new Date(source.checkedAt.getTime() + hours * HOUR_MS * (1 + JITTER * (2 * share - 1)));
}
