import { consume, type Consumer } from '@svc/queues/consumer';
import { fanOutEvents } from '@svc/queues/definitions/fan-out-events';
import { sendDelivery } from '@svc/queues/definitions/send-delivery';
import type { Service } from '@svc/service/start-service';
import { handleFanOutEvents } from './handlers/fan-out-events.ts';
import { handleSendDelivery } from './handlers/send-delivery.ts';
import type { WebhookWorker } from './webhook-worker.ts';

const REMINDERS_AT_ONCE = 16;

/** Lets reminders of the queue wake a worker. */
export function consumeReminders(
  service: Pick<Service, 'backend' | 'logger' | 'times'>,
  worker: Pick<WebhookWorker, 'fanOut' | 'wake'>,
): readonly Consumer[] {
  return [
    consume(service, sendDelivery, REMINDERS_AT_ONCE, handleSendDelivery(worker)),
    consume(service, fanOutEvents, REMINDERS_AT_ONCE, handleFanOutEvents({ wake: () => worker.fanOut() })),
  ];
}
