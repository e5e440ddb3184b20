import { keepDays, numberSetting } from './setting.ts';

/** Days within which the database deletes no audit entry. */
export const AUDIT_DAYS_MIN = 90;

export const retentionSettings = {
  storedBatchDays: numberSetting('STORED_BATCH_DAYS', 30, { min: 1, max: 3650 }).about(
    'days after which batches that were not started are deleted',
  ),
  lookupKeepDays: keepDays('LOOKUP_KEEP_DAYS', 1).about(
    'days after which the texts of lookups without a decision or pending review are deleted; 0 keeps them forever',
  ),
  batchKeepDays: keepDays('BATCH_KEEP_DAYS', 1).about(
    'days after which finished batches and their rows are deleted; 0 keeps them forever',
  ),
  alertKeepDays: keepDays('ALERT_KEEP_DAYS', 1).about(
    'days after which acknowledged alerts are deleted; 0 keeps them forever',
  ),
  auditKeepDays: keepDays('AUDIT_KEEP_DAYS', AUDIT_DAYS_MIN + 1).about(
    'days after which audit entries are deleted; 0 keeps them forever',
  ),
  // At most a day: daily sums are stored later, so erasing never touches them.
  sandboxKeepHours: numberSetting('SANDBOX_KEEP_HOURS', 24, { min: 1, max: 24 }).about(
    'hours after which the lookups and batches of sandbox accounts are erased',
  ),
} as const;
