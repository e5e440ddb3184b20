import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { Language } from '@svc/i18n/language';
import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import { isCoded, type CodedLine } from '@svc/tariff/changes/coded-lines';
import { readQuery, searchCode } from '@svc/tariff/search/search-code';
import { searchWords } from '@svc/tariff/search/search-words';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { limitField } from '../../../http/paging.ts';
import { writtenJson } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { marketField } from '../../product-fields.ts';
import { createResponseCache } from '../response-cache.ts';
import { datasetOfAnswer, loadedSchedule, nodeOf } from '../version-of-call.ts';
import { LineDatasetSchema, SearchHitSchema } from '../line-schema.ts';

const LIMIT = { default: 50, max: 200 } as const;

const SearchQuery = v.object({
  q: v.text({ max: FIELD_MAX_CHARS.q, min: 1, trim: true, about: 'A code or its start, or words' }),
  market: v.optional(marketField()),
  version: v.optionalWords(v.text({ max: FIELD_MAX_CHARS.tariff_version, trim: true })),
  ...limitField(LIMIT),
});

const SearchAnswer = v.object({
  dataset: LineDatasetSchema,
  mode: v.oneOf(['code', 'keyword']),
  items: v.array(SearchHitSchema, { max: LIMIT.max }),
});

export const tariffSearch = (deps: ApiDeps) => {
  const responses = createResponseCache<LoadedSchedule['lineIndex']>();

  return operation({
    id: 'tariff.search',
    route: 'GET /api/hts/search',
    summary: 'Search a schedule',
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
      const schedule = await loadedSchedule(deps, query.market, query.version, actor.accountId);
      const key = `${language} ${query.limit} ${query.q}`;
      return writtenJson(responses.get(schedule.lineIndex, key, () => search(schedule, query, language)));
    },
  });
};

function search(
  schedule: LoadedSchedule,
  { q, limit }: { readonly q: string; readonly limit: number },
  language: Language,
) {
  const { mode, lines } = searchLines(schedule, q, limit);
  const items = lines.map(({ line, score }) => Object.assign(nodeOf(schedule, line, language), { score }));
  return { dataset: datasetOfAnswer(schedule.dataset), mode, items };
}

/** A matching line with its score; for codes 1 if complete, lower the longer the rest. */
interface FoundLine {
  readonly line: CodedLine;
  readonly score: number;
}

interface Found {
  readonly mode: 'code' | 'keyword';
  readonly lines: readonly FoundLine[];
}

function searchLines({ index, lineIndex }: LoadedSchedule, q: string, limit: number): Found {
  const query = readQuery(q);
  if (query.mode === 'keyword') {
    const hits = searchWords(lineIndex, query.text, { limit });
    return { mode: 'keyword', lines: hits.flatMap((hit) => found(index.line(hit.position), hit.score)) };
  }

  const positions = searchCode(lineIndex, query.digits, limit);
  const lines = positions.flatMap((position) => {
    const line = index.line(position);
    return found(line, query.digits.length / (line.codeDigits?.length ?? query.digits.length));
  });

  return { mode: 'code', lines };

  function found(line: ReturnType<typeof index.line>, score: number): readonly FoundLine[] {
    return isCoded(line) ? [{ line, score }] : [];
  }
}
