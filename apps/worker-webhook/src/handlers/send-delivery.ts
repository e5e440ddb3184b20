import type { Handler } from '@svc/queues/consumer';
import type { SendDeliveryPayload } from '@svc/queues/definitions/send-delivery';
import type { Sender } from '../sender.ts';

/** A delivery is due: the sender takes it, or another that is due before it. */
export function handleSendDelivery(sender: Pick<Sender, 'wake'>): Handler<SendDeliveryPayload> {
  return async () => sender.wake();
}
