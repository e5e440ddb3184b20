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

/** Webhook operations; the fixed events path must precede the path with an id. */
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
