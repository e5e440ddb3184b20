import { DomainError } from '@svc/domain/errors/domain-error';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { codedAncestors, codedChildren } from '@svc/schedules/coded-tree';
import type { Language } from '@svc/i18n/language';
import { isCoded, type CodedLine } from '@svc/tariff/changes/coded-lines';
import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import { codeDigits, wholeCodeDigits } from '@svc/tariff/code';
import { searchCode } from '@svc/tariff/search/search-code';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { marketField } from '../../product-fields.ts';
import { datasetOfAnswer, loadedSchedule, nodeOf } from '../version-of-call.ts';
import { LineDatasetSchema, TariffNodeSchema } from '../line-schema.ts';
import { ScheduleRowsSchema, scheduleRows } from './rows.ts';

const NODES_MAX = 10_000;
const nodes = () => v.array(TariffNodeSchema, { max: NODES_MAX });

const TreeQuery = v.object({
  code: v.optional(
    v.text({
      max: FIELD_MAX_CHARS.current_code,
      about: 'A code of any level or a prefix; none for the chapters',
    }),
  ),
  market: v.optional(marketField()),
  version: v.optionalWords(v.text({ max: FIELD_MAX_CHARS.tariff_version, trim: true })),
  rows: v.flag('Add `rows`: the rows as printed, including those without a code'),
});

const TreeAnswer = v.object({
  dataset: LineDatasetSchema,
  node: v.nullable(TariffNodeSchema),
  ancestors: nodes(),
  children: nodes(),
  siblings: nodes(),
  rows: v.optional(ScheduleRowsSchema),
});

export const tariffTree = (deps: ApiDeps) =>
  operation({
    id: 'tariff.tree',
    route: 'GET /api/hts/tree',
    summary: 'Browse a schedule',
    access: 'entry',
    defaultMarket: deps.config.defaultMarket,
    query: TreeQuery,
    response: TreeAnswer,
    answers: {
      200: 'A node with its surroundings; without a node if several lines begin with the code, which are then the children',
      404: 'Unknown code',
      429: 'Other versions are being read',
      503: 'The market has no schedule',
    },
    run: async ({ actor, query, language }) => {
      const schedule = await loadedSchedule(deps, query.market, query.version, actor.accountId);
      const tree =
        query.code === undefined || query.code.trim() === ''
          ? top(schedule, language)
          : around(schedule, query.code, language);
      const rows = query.rows ? { rows: scheduleRows(schedule, tree, language) } : {};
      return json(200, { dataset: datasetOfAnswer(schedule.dataset), ...tree, ...rows });
    },
  });

function top(schedule: LoadedSchedule, language: Language) {
  const children = schedule.chapters.map((line) => nodeOf(schedule, line, language));
  return { node: null, ancestors: [], children, siblings: [] };
}

function around(schedule: LoadedSchedule, code: string, language: Language) {
  const digits = codeDigits(code) ?? '';
  const position = schedule.index.findByDigits(digits);
  const line = position === undefined ? null : schedule.index.line(position);
  if (line !== null && isCoded(line)) return surroundings(schedule, line, language);

  const tops = wholeCodeDigits(digits) === null ? [] : topLines(schedule, digits);
  const [first, second] = tops;
  if (first === undefined) {
    throw new DomainError('not_found', {
      message: 'code_unknown',
      params: { code, version: schedule.dataset.version },
    });
  }

  return second === undefined
    ? surroundings(schedule, first, language)
    : beginning(schedule, first, tops, language);
}

function surroundings(schedule: LoadedSchedule, line: CodedLine, language: Language) {
  const node = (shown: CodedLine) => nodeOf(schedule, shown, language);
  const { index } = schedule;
  const ancestors = codedAncestors(index, line.position);
  const above = ancestors.at(-1);
  const level = above === undefined ? schedule.chapters : codedChildren(index, above.position);

  return {
    node: node(line),
    ancestors: ancestors.map(node),
    children: codedChildren(index, line.position).map(node),
    siblings: level.filter((other) => other.position !== line.position).map(node),
  };
}

/** Digits that several codes begin with but no line has: no node, the lines are its children. */
function beginning(
  schedule: LoadedSchedule,
  first: CodedLine,
  tops: readonly CodedLine[],
  language: Language,
) {
  const node = (shown: CodedLine) => nodeOf(schedule, shown, language);
  const ancestors = codedAncestors(schedule.index, first.position);
  return { node: null, ancestors: ancestors.map(node), children: tops.map(node), siblings: [] };
}

/** Topmost lines below digits that are not a line, ordered by code. */
function topLines({ index, lineIndex }: LoadedSchedule, digits: string): readonly CodedLine[] {
  const lines = searchCode(lineIndex, digits, NODES_MAX).map((position) => index.line(position));
  const found = new Set(lines.map(({ position }) => position));
  return lines
    .filter(isCoded)
    .filter(({ position }) => !codedAncestors(index, position).some((above) => found.has(above.position)));
}
