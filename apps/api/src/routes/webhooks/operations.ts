import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import {
  webhooksChange,
  webhooksDelete,
  webhooksDeliveries,
  webhooksEvents,
  webhooksList,
  webhooksRedeliver,
  webhooksRedeliverMany,
  webhooksRegister,
  webhooksTest,
} from './route.ts';

/** Operations on webhooks; the fixed path of the events goes before the one of a webhook. */
export function webhookOperations(deps: ApiDeps): readonly Operation[] {
  return [
    webhooksEvents(),
    webhooksRegister(deps),
    webhooksList(deps),
    webhooksChange(deps),
    webhooksDelete(deps),
    webhooksTest(deps),
    webhooksDeliveries(deps),
    webhooksRedeliver(deps),
    webhooksRedeliverMany(deps),
  ];
}
