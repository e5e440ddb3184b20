import type { ApiDeps } from '../deps.ts';
import type { Operation } from '../http/operation.ts';
import { administrationOperations } from './admin/operations.ts';
import { batchesOperations } from './batches/operations.ts';
import { lookupsOperations } from './lookups/operations.ts';
import { catalogOperations } from './skus/operations.ts';
import { systemOperations } from './system/operations.ts';
import { tariffOperations } from './tariff/operations.ts';
import { accountsOperations } from './usage/operations.ts';
import { webhookOperations } from './webhooks/operations.ts';

/** Every operation of the interface. */
export function allOperations(deps: ApiDeps): readonly Operation[] {
  return [
    ...lookupsOperations(deps),
    ...catalogOperations(deps),
    ...batchesOperations(deps),
    ...tariffOperations(deps),
    ...webhookOperations(deps),
    ...accountsOperations(deps),
    ...administrationOperations(deps),
    ...systemOperations(deps),
  ];
}
