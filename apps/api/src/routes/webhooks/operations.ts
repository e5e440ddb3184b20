import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import {
  listHookDeliveries,
  listHookEvents,
  redeliverHook,
  redeliverHooks,
  testHook,
} from './deliveries/route.ts';
import { changeHook, deleteHook, listHooks, registerHook } from './manage/route.ts';

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
    redeliverHooks(deps),
  ];
}
