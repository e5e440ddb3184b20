import { datasetJson } from '@svc/wire/tariff/dataset';
import type { ScheduleIndex } from '@svc/classifier/ports';
import { rejectMissingMarket } from '@svc/domain/accounts/actor';
import { DomainError } from '@svc/domain/errors/domain-error';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import { shownTexts } from '@svc/schedules/shown-texts';
import { isCoded, type CodedLine } from '@svc/tariff/changes/coded-lines';
import { codeDigits } from '@svc/tariff/code';
import { searchCode } from '@svc/tariff/search/search-code';
import { searchWords } from '@svc/tariff/search/search-words';
import { tariffLine } from '@svc/wire/tariff/tariff-line';
import type { ApiDeps } from '../../deps.ts';
import { operation } from '../../http/operation.ts';
import { json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';
import { limitField } from '../../http/paging.ts';
import { loadedVersion } from '../tariff/version-of-call.ts';
import { TariffLineSchema } from '../tariff/line-schema.ts';
import { DatasetSchema } from './dataset-schema.ts';

const DATASETS_MAX = 10_000;

export const datasetsList = (deps: ApiDeps) =>
  operation({
    id: 'datasets.list',
    route: 'GET /api/datasets',
    summary: 'List schedule versions',
    access: 'entry',
    response: v.array(DatasetSchema, { max: DATASETS_MAX }),
    answers: { 200: 'Schedule versions, newest first' },
    run: async () => json(200, (await deps.datasets.list()).map(datasetJson)),
  });

const CODE_MAX_CHARS = 16;
const LIMIT = { default: 50, max: 500 } as const;

const EntriesQuery = v.object({
  code: v.optional(v.text({ max: CODE_MAX_CHARS, about: 'Start of a code, with or without points' })),
  q: v.optionalWords(v.text({ max: FIELD_MAX_CHARS.q, trim: true, about: 'Words' })),
  ...limitField(LIMIT),
});

export const datasetsEntries = (deps: ApiDeps) =>
  operation({
    id: 'datasets.entries',
    route: 'GET /api/datasets/{dataset_id}/entries',
    summary: 'Lines of a schedule version',
    access: 'entry',
    params: v.object({ dataset_id: v.id() }),
    query: EntriesQuery,
    response: v.array(TariffLineSchema, { max: LIMIT.max }),
    answers: {
      200: 'Tariff lines',
      403: 'The plan lacks the market of the version',
      404: 'No such version',
      429: 'Other versions are being read',
    },
    errorCodes: ['plan_feature'],
    run: async ({ actor, params, query, language }) => {
      const dataset = await deps.datasets.find(params.dataset_id);
      if (dataset === null) throw new DomainError('not_found');

      rejectMissingMarket(actor, dataset.market);
      const schedule = await loadedVersion(deps, dataset, actor.accountId);
      const lines = entries(schedule, query.code ?? '', query.q ?? '', query.limit);
      const shown = lines.map((line) => tariffLine(line, shownTexts(schedule.index, line, language)));

      return json(200, shown);
    },
  });

function entries(schedule: LoadedSchedule, code: string, q: string, limit: number): readonly CodedLine[] {
  const { index, lineIndex } = schedule;
  const digits = code.trim() === '' ? '' : codeDigits(code);
  // Only a code can match a code prefix.
  if (digits === null) return [];
  if (q === '')
    return digits === ''
      ? firstLines(index, lineIndex.lineCount, limit)
      : coded(searchCode(lineIndex, digits, limit));

  const all = searchWords(lineIndex, q, { limit: lineIndex.lineCount });
  const lines = coded(all.map((hit) => hit.position));

  return lines.filter((line) => line.codeDigits.startsWith(digits)).slice(0, limit);

  function coded(positions: readonly number[]): readonly CodedLine[] {
    return positions.map((position) => index.line(position)).filter(isCoded);
  }
}

function firstLines(index: ScheduleIndex, lineCount: number, limit: number): readonly CodedLine[] {
  const lines: CodedLine[] = [];
  for (let position = 0; position < lineCount && lines.length < limit; position += 1) {
    const line = index.line(position);
    if (isCoded(line)) lines.push(line);
  }

  return lines;
}
