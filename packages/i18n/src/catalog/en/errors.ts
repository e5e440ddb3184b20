import { batchErrors } from './errors-batches.ts';

/** Errors: one message per code, and the rules of single operations. */
export const errors = {
  bad_request: 'The request cannot be carried out as sent',
  unauthenticated: 'A valid API key is needed in the X-API-Key header',
  out_of_credits: 'Not enough credits: the balance is {balance}, {needed} needed',
  payment_required: 'This call needs something the account has not paid for',
  trial_ended: 'The free trial has ended: the account is read-only and the catalog cannot be changed',
  forbidden: 'Your role does not allow this call',
  plan_feature: 'Your plan does not include {key}',
  plan_limit: 'Over the limit of your plan for {key}: {requested} requested, {limit} allowed',
  not_found: 'No such address or record',
  method_not_allowed: 'This address does not support this method',
  conflict: 'The present state does not allow this call',
  payload_too_large: 'The request is too large',
  validation_error: 'The request is not valid',
  rate_limited: 'Too many calls of this kind; try again in a moment',
  internal_error: 'An unexpected error occurred; quote the request id when you report it',
  upstream_error: 'A service that this call depends on failed or did not answer',
  service_unavailable: 'This function is not available for now; try again later',
  request_timeout: 'The request arrived too slowly',
  unsupported_media_type: 'The body is not of the media type that this call takes',

  // Request format.
  media_type_expected: 'The body of this call must be {expected}',
  body_not_json: 'The body is not valid JSON: it breaks at position {position}',
  body_not_object: 'The body must be a JSON object',
  body_required: 'This call needs a body',
  body_too_large: 'The body is larger than {limit} MiB',
  body_rest_too_large: 'Everything but {field} must be at most {limit} MiB',
  body_text_too_large: 'The texts of the entries are longer than all their fields may be',
  body_too_slow: 'The body arrived too slowly',
  body_not_packed: 'The body does not match its Content-Encoding',
  body_packing_unknown: 'Content-Encoding {encoding} is not supported; use gzip, deflate, br or none',

  // Tariff data.
  tariff_version_unknown: 'There is no tariff version {version} for {market}',
  schedule_busy: 'Other schedule versions are being read at the moment; try again in {seconds} seconds',
  work_busy: 'Other calls of this kind are being worked on; try again in {seconds} seconds',
  idempotency_under_way:
    'The first call with this Idempotency-Key is still being worked on; try again in a moment',
  idempotency_other_request: 'This Idempotency-Key was used for another request; choose a new one',
  market_no_schedule: 'No tariff schedule is loaded for {market}',
  code_unknown: 'The code {code} is not in the tariff schedule {version}',
  code_not_declarable: 'The code {code} is not a declarable line of the tariff schedule',
  origin_unknown: 'Unknown country of origin {origin}; use a code from GET /api/countries',

  // Catalog.
  sku_id_unknown: 'There is no SKU with the id {sku_id}',
  sku_other_market: 'The SKU {sku} belongs to the market {market}',
  sku_exists: 'The catalog already has the SKU {sku} in this market',
  sku_identity_fixed: 'sku and market identify the SKU and cannot be changed',
  alert_selection_required: 'Name the alerts to acknowledge by ids, or by market and kind',

  // Webhooks.
  webhook_https:
    'The webhook address must begin with https://; allow a receiver on your machine with `tariff webhooks allow --host HOST:PORT`',
  webhook_private: 'The webhook address does not lead to a public address',
  webhook_unresolvable: 'The host name of the webhook address cannot be resolved',
  webhook_credentials: 'The webhook address must not contain a user name or password',
  webhook_port: 'The webhook port must be 443, 8443, or 1024 and up',
  webhook_url: 'The webhook address is not a valid URL',
  webhook_event_unknown: 'Unknown event {event}; use one of {events}',
  webhook_test_rate: 'Too many test calls; try again in {seconds} seconds',

  finalize_code_required: 'Enter the code to finalize',
  note_required: 'Enter a note that says why',
  comment_required: 'Enter the comment',
  draft_differs: 'This draft has already made lookup {lookup} of another product; send a new draft_id',
  nothing_to_approve: 'There is no proposed code to approve; override with a code instead',
  code_not_active:
    'The code {code} cannot be declared in the active version {version}; classify again or choose a successor',
  code_divided:
    'The code {code} is divided further; choose one of the declarable lines below it, such as {codes}',
  decision_exists: 'There is already a decision ({decision}, {name}); reopen the lookup first',
  nothing_to_reopen: 'There is no decision to reopen',
  lookup_unfinished: 'The lookup is not finished yet; wait until its classification ends',
  comment_cap: 'This lookup has reached its limit of {limit} comments',
  lookup_texts_deleted:
    'The texts of this lookup were deleted after the retention period; send a description',
  rate_exceeded: 'At most {limit} calls a minute; try again in {seconds} seconds',
  comment_rate: 'Too many comments: at most {limit} a minute; try again in {seconds} seconds',
  question_unknown: 'This lookup has no question {question_id}',
  answer_unknown: 'The question {question_id} has no option {value}',
  lookup_failed: 'The classification failed; rerun the lookup, and report it if it fails again',
  ...batchErrors,
  key_missing: 'Send the API key in the X-API-Key header',
  key_invalid: 'The API key does not exist or has been revoked',
  account_deactivated: 'The account behind this key is deactivated',
  session_expired: 'The session has ended; sign in again',
  session_only: 'This address needs a signed-in session; an API key is not accepted',
  sign_in_failed: 'The e-mail address or the password is wrong',
  password_sign_in_off: 'Sign-in with a password is turned off; sign in with your identity provider',
  identity_provider_away:
    'The identity provider does not respond, so this session cannot be checked; try again later',
  sign_in_link: 'The sign-in link is unknown, already used or expired',
  session_unknown: 'There is no session {session}',
  sign_in_rate: 'Too many failed sign-ins; try again in {minutes} minutes',
  forbidden_role: 'This call needs the role {role}',
  key_reads_only: 'This key may read only; use a key without that limit',
  email_taken: 'There is already an account with the e-mail address {email}',
  account_unknown: 'There is no account {account}',
  last_admin: 'The last active administrator cannot be deactivated or given another role',
  password_rules: 'A password has {min} to {max} characters, is not blank and is not the e-mail address',
  password_current: 'The current password is wrong',
  password_same: 'The new password must differ from the current one',
  plan_unknown: 'There is no plan {plan}',
  key_unknown: 'There is no API key {key}',
  dataset_unknown: 'There is no tariff version {version} for {market}',
  dataset_content_differs:
    'The tariff version {version} of {market} is already loaded with other content; exchange it (--replace, or replace in the console), or choose another name',
  measure_exists: 'There is already a measure with this id; withdraw it first, or choose another id',
  measure_released: 'This measure is already released',
  measure_same_person: 'Another person must release this draft',
  load_under_way: 'Another schedule of {market} is being loaded; wait until it has ended',
} as const;

/** Sentences of a 422 response; the messages of single fields are in English and defined by the checks. */
export const validation = {
  fields_one: 'A field is not valid: {fields}',
  fields_other: 'Some fields are not valid: {fields}',
  more_fields: '{fields} and {more} more',
} as const;
