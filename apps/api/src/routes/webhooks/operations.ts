import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { changeHook } from './change/route.ts';
import { deleteHook } from './delete/route.ts';
import { listHookDeliveries } from './deliveries/route.ts';
import { listHookEvents } from './events/route.ts';
import { listHooks } from './list/route.ts';
import { redeliverHook } from './redeliver/route.ts';
import { registerHook } from './register/route.ts';
import { testHook } from './test/route.ts';

/** Operations on webhooks; the fixed path of the events goes before the one of a webhook. */
export function webhookOperations(deps: ApiDeps): readonly Operation[] {
  return [
    listHookEvents(),
    registerHook(deps),
    listHooks(deps),
    changeHook(deps),
    deleteHook(deps),
    testHook(deps),
    listHookDeliveries(deps),
    redeliverHook(deps),
  ];
}
