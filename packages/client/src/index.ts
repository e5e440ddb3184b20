export { ApiError, type FieldFault } from './api-error.ts';
export {
  createClient,
  type AnswerOf,
  type CallOptions,
  type Client,
  type ClientOptions,
  type ItemOf,
  type OperationId,
  type PagedId,
  type RequestOf,
} from './create-client.ts';
export type * from './generated/operations.ts';
export { RETRY_RULE, type RetryRule } from './retry.ts';
export type { FileAnswer, FileToSend } from './route.ts';
export {
  verifyWebhook,
  WebhookVerificationError,
  type Delivery,
  type VerifyOptions,
  type WebhookFault,
} from './verify-webhook.ts';
export { waitForLookup, type FoundLookup, type WaitOptions } from './wait-for-lookup.ts';
