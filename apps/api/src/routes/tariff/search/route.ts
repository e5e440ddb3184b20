import type { Language } from '@svc/i18n/language';
import type { HeldSchedule } from '@svc/schedules/schedule-cache';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { writtenJson } from '../../../http/reply.ts';
import { createAnswerCache } from '../answer-cache.ts';
import { datasetOfAnswer, heldSchedule, nodeOf } from '../held-schedule.ts';
import { SearchAnswer, SearchQuery } from './schema.ts';
import { searchLines } from './search-lines.ts';

/** Search a schedule by code or by words. */
export const searchTariff = (deps: ApiDeps) => {
  const answers = createAnswerCache<HeldSchedule['lineIndex']>();
  return operation({
    id: 'tariff.search',
    method: 'get',
    path: '/api/hts/search',
    summary: 'Search a schedule',
    tag: 'tariff data',
    access: 'entry',
    defaultMarket: deps.config.defaultMarket,
    query: SearchQuery,
    response: SearchAnswer,
    answers: {
      200: 'Lines, best first',
      429: 'Other versions are being read',
      503: 'The market has no schedule',
    },
    run: async ({ actor, query, language }) => {
      const schedule = await heldSchedule(deps, query.market, query.version, actor.accountId);
      const key = `${language} ${query.limit} ${query.q}`;
      return writtenJson(answers.get(schedule.lineIndex, key, () => search(schedule, query, language)));
    },
  });
};

function search(
  schedule: HeldSchedule,
  { q, limit }: { readonly q: string; readonly limit: number },
  language: Language,
) {
  const { mode, lines } = searchLines(schedule, q, limit);
  const items = lines.map(({ line, score }) => Object.assign(nodeOf(schedule, line, language), { score }));
  return { dataset: datasetOfAnswer(schedule.dataset), mode, items };
}
