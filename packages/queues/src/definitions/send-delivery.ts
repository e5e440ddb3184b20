import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

/** Payload of `delivery.send`: ids only, the database has the rest. */
export interface SendDeliveryPayload {
  readonly deliveryId: number;
}

/** Reminds the webhook worker of a delivery that is due. */
export const sendDelivery = defineQueue<SendDeliveryPayload>({
  name: 'delivery.send',
  payload: Joi.object({ deliveryId: Joi.number().integer().positive().required() }),
  attempts: 3,
  backoffMs: 2000,
  timeoutMs: 60000,
  keep: { done: 0, failed: 0 },
  jobId: ({ deliveryId }) => `delivery-send-${deliveryId}`,
});
