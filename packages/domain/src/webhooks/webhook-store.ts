import type { DeliveryStatus } from './delivery-status.ts';
import type { EventName } from './event-name.ts';
import type { Delivery, Webhook } from './webhook.ts';

/** A webhook about to be made. */
interface NewWebhook {
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly events: readonly EventName[];
  readonly secretSealed: Uint8Array;
  readonly createdAt: Date;
}

/** Changes of a webhook; absent parts stay. */
export interface WebhookChange {
  readonly url?: string | undefined;
  readonly events?: readonly EventName[] | undefined;
  readonly active?: boolean | undefined;
}

/** Most test calls within one minute. */
export interface TestRates {
  readonly perWebhook: number;
  readonly perAccount: number;
}

/** Finished deliveries of a webhook that are sent again. */
export interface RedeliveryFilter {
  readonly status: 'failed' | 'cancelled' | 'delivered';
  /** Made from then on; null for all. */
  readonly since: Date | null;
  /** Made before; null for all. */
  readonly until: Date | null;
}

/** Which deliveries of a webhook are listed. */
export interface DeliveryFilter {
  /** Any when left out. */
  readonly status?: DeliveryStatus | undefined;
  /** Only older ones than this; the id of the last one of a page asks for the next. */
  readonly beforeId?: number | undefined;
  readonly event?: string | undefined;
  /** Made from then on. */
  readonly since?: Date | undefined;
  /** Made before. */
  readonly until?: Date | undefined;
  readonly withBody?: boolean | undefined;
  readonly limit: number;
}

/** Store of webhooks. No method finds deleted ones. Each method is one transaction. */
export interface WebhookStore {
  create(webhook: NewWebhook): Promise<void>;
  /**
   * Makes the successor of a webhook, for the same account. The old one gets events until `retiresAt`; the successor those
   * from then on where their addresses are the same, else all. False when the old one is gone or replaced already.
   */
  replace(id: string, successor: Omit<NewWebhook, 'accountId'>, retiresAt: Date): Promise<boolean>;
  find(id: string): Promise<Webhook | null>;
  /** All webhooks of the installation, oldest first. */
  list(): Promise<readonly Webhook[]>;
  /** Changes a webhook; pausing cancels deliveries that are not in progress. Null when there is none. */
  change(id: string, change: WebhookChange, at: Date): Promise<Webhook | null>;
  /** Deletes a webhook and its secret, and cancels its deliveries except those in progress. False when there is none. */
  delete(id: string, at: Date): Promise<boolean>;
  /** Reserves a test call; false when it would exceed a rate. */
  reserveTest(id: string, accountId: string, at: Date, rates: TestRates): Promise<boolean>;
  /** Deliveries of a webhook, the newest first. */
  listDeliveries(webhookId: string, filter: DeliveryFilter): Promise<readonly Delivery[]>;
  /**
   * Makes a finished delivery due again under the same id, with its attempts reset. Returns its previous state;
   * one that is not finished stays as it is. Null when there is no such delivery of this webhook.
   */
  redeliver(webhookId: string, deliveryId: number, at: Date): Promise<DeliveryStatus | null>;
  /** The same for many, in their order; returns their number. */
  redeliverMany(webhookId: string, filter: RedeliveryFilter, at: Date): Promise<number>;
}
