import type { ErrorCode } from '@svc/domain/errors/error-codes';

/** A refusal that the interface names with its cause, and what the name of its test says. */
export interface Cause {
  readonly operation: string;
  readonly code: ErrorCode;
  readonly cause: string;
  readonly test: string;
}

type Row = readonly [code: ErrorCode, cause: string, test: string];

/** Causes by operation, in the words of the interface and of its closed points. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'auth.me': [
    ['unauthenticated', 'no key', 'for no key'],
    ['unauthenticated', 'a key that does not exist', 'a key that does not exist'],
    ['unauthenticated', 'a revoked key', 'a key that was revoked'],
    ['unauthenticated', 'the owner is deactivated', 'whose account is deactivated'],
  ],
  'lookups.classify': [
    [
      'out_of_credits',
      'the balance does not cover it; names balance and need',
      'names the balance and the need',
    ],
    ['validation_error', 'every failing field is listed', 'lists every failing field at once'],
    ['validation_error', 'unknown tariff_version', '"tariff_version":"none-such"'],
    ['validation_error', 'unknown sku_id', '"sku_id":999999'],
    ['service_unavailable', 'the market has no schedule', 'a market has no schedule'],
  ],
  'lookups.list': [
    ['validation_error', 'page_size above the maximum', 'names every failing parameter'],
    ['validation_error', 'date_from after date_to', 'date_from=2026-11-12&date_to=2026-11-11'],
  ],
  'lookups.get': [['not_found', 'owned by another account, for entry', 'a lookup of another account']],
  'lookups.decide': [
    ['conflict', 'a decision exists', 'approved, reject'],
    ['conflict', 'reopen without a decision', 'none, reopen'],
    ['conflict', 'more than 500 comments on one lookup', 'the 501st comment'],
    ['conflict', 'still processing', 'for approve of a lookup under way'],
    ['validation_error', 'override without a code', 'asks for the code of an override'],
    ['validation_error', 'reject without a note', '{"action":"reject"}'],
    ['validation_error', 'the code is not a declarable line', 'a line that is divided further'],
    ['rate_limited', 'more than 20 comments a minute; Retry-After 60', 'after 20 comments of an account'],
  ],
  'lookups.rerun': [
    ['conflict', 'still processing', 'the original is under way'],
    ['out_of_credits', 'the balance does not cover it', 'changes nothing of the original'],
  ],
  'lookups.resolve': [['conflict', 'still processing', 'a lookup under way']],
  'batches.upload': [
    ['plan_limit', 'more rows than batch_max_rows', 'counts the rows against the plan'],
    ['plan_feature', 'the plan lacks feature.batch', 'asks for the plan feature'],
    ['request_timeout', 'the file arrives too slowly', 'a body that stops arriving'],
    ['payload_too_large', 'the file is too large', 'a file over the limit'],
    ['unsupported_media_type', 'the body is not a form', 'a body of application/json'],
    ['rate_limited', 'the service is busy', 'as many files as allowed are read'],
    ['validation_error', 'no data row', 'a file with no data row'],
    ['validation_error', 'two equal column names', 'a file with equal column names'],
  ],
  'batches.start': [
    ['conflict', 'not uploaded', 'a batch that is running'],
    ['out_of_credits', 'the balance does not cover its rows', 'the balance does not cover the rows'],
    ['plan_limit', 'more rows than batch_max_rows, checked again', 'counts the rows again'],
    ['trial_ended', 'save_to_catalog after the trial', 'an ended trial that would save'],
    [
      'validation_error',
      'save_to_catalog without a sku column',
      '"save_to_catalog":true} naming column_mapping',
    ],
  ],
  'batches.validate': [['conflict', 'after start', 'a batch that is queued']],
  'batches.retry': [
    ['conflict', 'not finished', 'a batch that is running'],
    ['conflict', 'none of the rows failed', 'none of the named rows failed'],
    ['out_of_credits', 'the balance does not cover the rows', 'the balance does not cover the rows'],
  ],
  'batches.edit-row': [
    ['validation_error', 'an unknown column', 'every column that the file does not have'],
    ['conflict', 'after start, and not in error', 'a batch that is running when the row is pending'],
  ],
  'batches.remove': [['conflict', 'running', 'a running batch']],
  'batches.export': [['conflict', 'before start', 'was not started']],
  'skus.save': [['trial_ended', 'before the fields are validated', 'with fields that are wrong']],
  'skus.bulk': [
    ['validation_error', 'more items than the maximum; nothing is saved', 'more items than the limit'],
    ['plan_feature', 'classify_missing without feature.batch', 'for classify_missing on a plan without'],
    ['plan_limit', 'classify_missing over batch_max_rows', 'more SKUs without a code than the plan allows'],
  ],
  'skus.replace': [['validation_error', 'another sku or market', 'the fields of another identity']],
  'skus.remove': [
    ['trial_ended', 'before the SKU is looked up', 'before anything else'],
    ['forbidden', "the key's role is cut to that of its account", 'for the role of cutKey'],
  ],
  'skus.classify': [['out_of_credits', 'the balance does not cover it', 'does not cover the fee']],
  'tariff.tree': [['not_found', 'an unknown code', 'for the unknown code 6199']],
  'tariff.duty': [
    ['not_found', 'an unknown code', 'for the unknown code 9999'],
    ['validation_error', 'a code that is not declarable', 'a code that is divided further'],
  ],
  'tariff.landed_cost': [
    ['not_found', 'an unknown code', 'for the unknown code 6109.10.00.99'],
    ['validation_error', 'a code that is not declarable', 'a code that is divided further'],
  ],
  'tariff.compliance': [
    ['not_found', 'an unknown code', 'for the unknown code 6109.10.00.99'],
    ['validation_error', 'a code that is not declarable', 'a code that is divided further'],
  ],
  'tariff.search': [['validation_error', 'an unknown version', '"version":"none-such"']],
  'webhooks.register': [
    ['validation_error', 'the address is not https', 'with webhook_https'],
    [
      'validation_error',
      'the address is not public',
      '127.0.0.1:8443/hook names the field url with webhook_private',
    ],
    ['validation_error', 'the address can not be resolved', 'with webhook_unresolvable'],
    ['validation_error', 'user and password in the address', 'with webhook_credentials'],
    ['validation_error', 'another port', 'with webhook_port'],
  ],
  'webhooks.change': [['validation_error', 'the new address is not public', 'for a private address']],
  'webhooks.test': [
    ['rate_limited', 'more than 5 a minute and webhook; retry_after_seconds 60', 'from the sixth call'],
    ['rate_limited', 'more than 20 a minute and administrator', 'from the 21st call of an administrator'],
  ],
  'reports.productivity': [['plan_feature', 'the plan lacks feature.reports', 'for a plan without reports']],
  'auth.sign_in': [
    ['rate_limited', '10 failures of one account in 15 minutes', 'after 10 failures of one account'],
    ['rate_limited', '10 failures of one address in 15 minutes', 'after 10 failures from one address'],
  ],
};

/** Every refusal that the interface names with its cause. */
export const CAUSES: readonly Cause[] = Object.entries(ROWS).flatMap(([operation, rows]) =>
  rows.map(([code, cause, test]) => ({ operation, code, cause, test })),
);

/** What tells a cause from all others in the table. */
export function causeKey({ operation, code, cause }: Cause): string {
  return [operation, code, cause].join(': ');
}
