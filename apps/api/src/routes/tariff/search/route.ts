import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { datasetOfAnswer, heldSchedule, nodeOf } from '../held-schedule.ts';
import { SearchAnswer, SearchQuery } from './schema.ts';
import { searchLines } from './search-lines.ts';

/** Search a schedule by code or by words. */
export const searchTariff = (deps: ApiDeps) =>
  operation({
    id: 'tariff.search',
    method: 'get',
    path: '/api/hts/search',
    summary: 'Search a schedule',
    tag: 'tariff data',
    access: 'entry',
    query: SearchQuery,
    response: SearchAnswer,
    answers: { 200: 'Lines, best first', 503: 'The market has no schedule' },
    run: async ({ query }) => {
      const schedule = await heldSchedule(deps, query.market, query.version);
      const { mode, lines } = searchLines(schedule, query.q, query.limit);
      const items = lines.map(({ line, score }) => ({ ...nodeOf(schedule, line), score }));
      return json(200, { dataset: datasetOfAnswer(schedule.dataset), mode, items });
    },
  });
