import type { ApiDeps } from '../../../deps.ts';
import { publicOperation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { anything, named } from '../../../http/schema/open.ts';
import { nullable } from '../../../http/schema/presence.ts';
import { oneOf, text } from '../../../http/schema/text.ts';
import { readHealth } from './read-health.ts';

const words = () => text({ max: 1000 });

const Health = named(
  'Health',
  object({
    status: oneOf(['ok', 'degraded']),
    environment: words(),
    demo_mode: boolean(),
    sample_data_markets: array(oneOf(['US', 'EU', 'VN']), { max: 3 }),
    issues: array(words(), { max: 100 }),
    background: anything({ about: 'State of background work; new keys and values may appear' }),
    version: nullable(words()),
  }),
);

/** Whether the service is well, and in words what is not. */
export const getHealth = (deps: ApiDeps) =>
  publicOperation({
    id: 'system.health',
    method: 'get',
    path: '/api/health',
    summary: 'Health of the service',
    tag: 'system',
    response: Health,
    answers: { 200: 'The service is up' },
    run: async ({ t }) =>
      json(
        200,
        await readHealth(deps.health, { environment: deps.config.environment, version: deps.version }, t),
      ),
  });
