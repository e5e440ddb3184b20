import { activateVersion } from '@svc/domain/datasets/activate-version';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { id } from '../../../http/schema/text.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { adminDatasetJson, AdminDatasetSchema } from '../dataset-answer.ts';

const Activated = object({
  changed: boolean({ about: 'False when the version was active already' }),
  dataset: AdminDatasetSchema,
});

/** Makes a loaded version the active one of its market; comparison and alerts follow in the background. */
export const adminDatasetsActivate = ({ datasets, account, clock }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.datasets_activate',
    method: 'post',
    path: '/api/admin/datasets/{dataset_id}/activate',
    summary: 'Activate a schedule version',
    params: object({ dataset_id: id() }),
    response: Activated,
    answers: { 200: 'The version is active' },
    run: async ({ actor, params }) => {
      const found = await datasets.find(params.dataset_id);
      if (found === null) throw new DomainError('not_found');

      const { activations, enqueueActivation: enqueue } = account;
      const by = { byId: actor.accountId, via: 'session' } as const;
      const deps = { datasets, activations, enqueue, by, now: clock };
      const { activation } = await activateVersion(deps, found.market, found.version);
      const dataset = adminDatasetJson((await datasets.find(found.id)) ?? found);

      return json(200, { changed: activation !== null, dataset });
    },
  });
