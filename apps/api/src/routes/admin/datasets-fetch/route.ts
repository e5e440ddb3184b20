import { handOverLoad } from '@svc/domain/datasets/request-load';
import { MARKETS } from '@svc/tariff/market';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { optional, withDefault } from '../../../http/schema/presence.ts';
import { oneOf, text } from '../../../http/schema/text.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import { handOverDeps, NOT_FROM_A_FILE, VERSION_MAX_CHARS } from '../hand-over.ts';
import { DatasetLoadSchema, loadAnswer } from '../load-answer.ts';

const FetchBody = object({
  market: oneOf(MARKETS),
  version: optional(
    text({ max: VERSION_MAX_CHARS, min: 1, trim: true, about: 'Name, where the source names no release' }),
  ),
  allow_older: withDefault(boolean({ about: 'Take a release that is older than the active version' }), false),
  allow_smaller: withDefault(
    boolean({ about: 'Take a file with less than half of the declarable lines of the active version' }),
    false,
  ),
});

/** Queues a download of a market's current official release; it is loaded but not activated. */
export const adminDatasetsFetch = (deps: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.datasets_fetch',
    method: 'post',
    path: '/api/admin/datasets/fetch',
    summary: 'Fetch a schedule from its official source',
    body: FetchBody,
    response: DatasetLoadSchema,
    answers: {
      202: 'The load; the same one while it is under way',
      409: 'Another load of the market is under way',
    },
    run: async ({ actor, body, t }) => {
      const request = {
        ...NOT_FROM_A_FILE,
        market: body.market,
        version: body.version ?? '',
        allowOlder: body.allow_older,
        allowSmaller: body.allow_smaller,
      };

      return loadAnswer(deps, await handOverLoad(handOverDeps(deps, actor), request), 202, t);
    },
  });
