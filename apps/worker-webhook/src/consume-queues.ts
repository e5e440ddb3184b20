import { consume, type Consumer, type Handler } from '@svc/queues/consumer';
import type { PayloadOf } from '@svc/queues/define-queue';
import { fanOutEvents, sendDelivery } from '@svc/queues/jobs';
import type { Service } from '@svc/service/start-service';
import type { Rounds } from './rounds.ts';
import type { Sender } from './sender.ts';
import type { WebhookWorker } from './webhook-worker.ts';

const JOBS_AT_ONCE = 16;

export function consumeQueues(
  service: Pick<Service, 'backend' | 'logger' | 'times'>,
  worker: Pick<WebhookWorker, 'fanOut' | 'wake'>,
): readonly Consumer[] {
  return [
    consume(service, sendDelivery, JOBS_AT_ONCE, handleSendDelivery(worker)),
    consume(service, fanOutEvents, JOBS_AT_ONCE, handleFanOutEvents({ wake: () => worker.fanOut() })),
  ];
}

/** One round creates the deliveries of all pending events. */
function handleFanOutEvents({ wake }: Pick<Rounds, 'wake'>): Handler<PayloadOf<typeof fanOutEvents>> {
  return async () => wake();
}

/** The sender claims this delivery, or one that was due earlier. */
function handleSendDelivery(sender: Pick<Sender, 'wake'>): Handler<PayloadOf<typeof sendDelivery>> {
  return async () => sender.wake();
}
