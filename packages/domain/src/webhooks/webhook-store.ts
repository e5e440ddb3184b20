import type { DeliveryStatus } from './delivery-status.ts';
import type { EventName } from './event-name.ts';
import type { Delivery, Webhook } from './webhook.ts';

interface NewWebhook extends Pick<Webhook, 'id' | 'accountId' | 'url' | 'events' | 'createdAt'> {
  readonly secretSealed: Uint8Array;
}

/** Changes of a webhook; absent parts are unchanged. */
export interface WebhookChange {
  readonly url?: string | undefined;
  readonly events?: readonly EventName[] | undefined;
  readonly active?: boolean | undefined;
}

/** Maximum test calls within one minute. */
export interface TestRates {
  readonly perWebhook: number;
  readonly perAccount: number;
}

export interface RedeliveryFilter {
  readonly status: 'failed' | 'cancelled' | 'delivered';
  /** Created at or after; null for all. */
  readonly since: Date | null;
  /** Created before; null for all. */
  readonly until: Date | null;
}

export interface DeliveryFilter {
  /** Any state if absent. */
  readonly status?: DeliveryStatus | undefined;
  /** Only deliveries older than this id; pass the last id of a page for the next one. */
  readonly beforeId?: number | undefined;
  readonly event?: string | undefined;
  /** Created at or after. */
  readonly since?: Date | undefined;
  /** Created before. */
  readonly until?: Date | undefined;
  readonly withBody?: boolean | undefined;
  readonly limit: number;
}

/** Store of webhooks, without deleted ones. Each method is one transaction. */
export interface WebhookStore {
  create(webhook: NewWebhook): Promise<void>;
  /**
   * Creates the successor of a webhook, for the same account. The old one gets events until `retiresAt`; the successor
   * gets all, or only those from then on if the addresses are equal. False if the old one is deleted or already
   * replaced.
   */
  replace(id: string, successor: Omit<NewWebhook, 'accountId'>, retiresAt: Date): Promise<boolean>;
  find(id: string): Promise<Webhook | null>;
  /** All webhooks of the installation, oldest first. */
  list(): Promise<readonly Webhook[]>;
  /** Changes a webhook; pausing cancels deliveries that are not in progress. Null for an unknown webhook. */
  change(id: string, change: WebhookChange, at: Date): Promise<Webhook | null>;
  /**
   * Deletes a webhook and its secret, and cancels its deliveries except those in progress. False for an unknown
   * webhook.
   */
  delete(id: string, at: Date): Promise<boolean>;
  /** Reserves a test call; false if it would exceed a rate. */
  reserveTest(id: string, accountId: string, at: Date, rates: TestRates): Promise<boolean>;
  /** Deliveries of a webhook, newest first. */
  listDeliveries(webhookId: string, filter: DeliveryFilter): Promise<readonly Delivery[]>;
  /**
   * Makes a finished delivery due again under the same id, with no attempts. Returns its previous state; an unfinished
   * one is unchanged. Null if this webhook has no such delivery.
   */
  redeliver(webhookId: string, deliveryId: number, at: Date): Promise<DeliveryStatus | null>;
  /** Does the same for many, in order; returns their number. */
  redeliverMany(webhookId: string, filter: RedeliveryFilter, at: Date): Promise<number>;
}
