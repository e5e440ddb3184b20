import type { Actor } from '../accounts/actor.ts';
import { DomainError } from '../errors/domain-error.ts';
import { newId } from '../id.ts';
import { attemptDelivery, type AttemptDeps } from './attempt-delivery.ts';
import { findReceiving } from './deliveries.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { Webhook } from './webhook.ts';
import type { TestRates, WebhookStore } from './webhook-store.ts';

/** Maximum test calls per minute. */
export const TEST_RATES: TestRates = { perWebhook: 5, perAccount: 20 };
const RETRY_AFTER_SECONDS = 60;

export interface TestWebhookDeps extends AttemptDeps {
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
  /** Body of an event up to the delivery's id. */
  readonly bodyStart: (event: 'ping', createdAt: Date, data: object) => string;
  readonly leaseMs: number;
}

/** Result of a test call: the updated webhook, and true if the endpoint responded with 2xx. */
export interface TestedWebhook {
  readonly webhook: Webhook;
  readonly ok: boolean;
}

/**
 * Sends `ping` once, immediately, in the format of every event. Throws 404, 409 if the webhook is paused, or 429.
 * @param message text of the ping for the reader
 */
export async function testWebhook(
  deps: TestWebhookDeps,
  actor: Actor,
  webhookId: string,
  message: string,
): Promise<TestedWebhook> {
  await findReceiving(deps.webhooks, webhookId);

  const now = deps.now();
  if (!(await deps.webhooks.reserveTest(webhookId, actor.accountId, now, TEST_RATES))) throw tooManyTests();

  const bodyStart = deps.bodyStart('ping', now, { message, webhook_id: webhookId });
  const claim = { webhookId, bodyStart, token: newId(), now, leaseMs: deps.leaseMs };
  const claimed = await deps.deliveries.startPing(claim);
  if (claimed === null) throw new DomainError('not_found');

  const outcome = await attemptDelivery(deps, claimed);
  await deps.deliveries.record([outcome]);

  const webhook = await deps.webhooks.find(webhookId);
  if (webhook === null) throw new DomainError('not_found');

  return { webhook, ok: outcome.delivered };
}

function tooManyTests() {
  return new DomainError('rate_limited', {
    message: 'webhook_test_rate',
    params: { seconds: RETRY_AFTER_SECONDS },
    details: { retry_after_seconds: RETRY_AFTER_SECONDS },
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
