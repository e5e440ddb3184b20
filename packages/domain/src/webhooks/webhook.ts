import type { DeliveryStatus } from './delivery-status.ts';
import type { EventName } from './event-name.ts';

/** A webhook endpoint. Its secret is stored separately and encrypted. */
export interface Webhook {
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  /** Empty means every event. */
  readonly events: readonly EventName[];
  readonly active: boolean;
  readonly createdAt: Date;
  /** Status of the latest attempt's response; null without one. */
  readonly lastStatus: number | null;
  /** Same format as `error` of a delivery. */
  readonly lastError: string | null;
  readonly lastDeliveryAt: Date | null;
}

export interface Delivery {
  readonly id: number;
  readonly webhookId: string;
  readonly event: string;
  readonly status: DeliveryStatus;
  readonly statusCode: number | null;
  /** Start of the endpoint's response; the key of a reason while `statusCode` is null. */
  readonly error: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
  /** JSON as sent; absent unless requested. */
  readonly body?: string;
}
