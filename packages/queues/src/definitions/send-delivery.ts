import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

export interface SendDeliveryPayload {
  readonly deliveryId: number;
  /** Number of the due attempt; distinguishes a retry's job from an earlier one that is still finishing. */
  readonly attempt?: number;
}

export const sendDelivery = defineQueue<SendDeliveryPayload>({
  name: 'delivery.send',
  payload: Joi.object({
    deliveryId: Joi.number().integer().positive().required(),
    attempt: Joi.number().integer().positive(),
  }),
  attempts: 3,
  backoffMs: 2000,
  lockMs: 60000,
  keep: { done: 0, failed: 0 },
  jobId: ({ deliveryId, attempt = 1 }) => `delivery-send-${deliveryId}-${attempt}`,
});
