/** API error codes with their HTTP status; published codes never change. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  out_of_credits: 402,
  payment_required: 402,
  trial_ended: 402,
  forbidden: 403,
  plan_feature: 403,
  plan_limit: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  rate_limited: 429,
  internal_error: 500,
  upstream_error: 502,
  service_unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
