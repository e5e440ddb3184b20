import { LOAD_STAGES, LOAD_STATES, type DatasetLoad } from '@svc/domain/datasets/dataset-load';
import { DomainError } from '@svc/domain/errors/domain-error';
import { isMessageKey, type Translate } from '@svc/i18n/translate';
import { MARKETS } from '@svc/tariff/market';
import type { ScheduleFault } from '@svc/tariff/schedule/report';
import type { ApiDeps } from '../../deps.ts';
import { json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';

const WORDS_MAX = 10_000;
const REPORTED_MAX = 100;
const words = () => v.text({ max: WORDS_MAX });
const count = () => v.integer({ min: 0 });

const Problem = v.object({
  code: words(),
  row: v.nullable(v.integer({ about: 'Row of the file; null if it concerns the whole file' })),
  message: words(),
});

export const DatasetLoadSchema = v.entity('DatasetLoad', {
  id: v.id(),
  market: v.oneOf(MARKETS),
  version: v.nullable(v.text({ max: WORDS_MAX, about: 'Null until the official source has named it' })),
  file_name: v.nullable(words()),
  from_source: v.boolean({ about: 'Downloaded from the official source of the market' }),
  source_url: v.nullable(words()),
  state: v.oneOf(LOAD_STATES),
  stage: v.nullable(v.oneOf(LOAD_STAGES, { about: 'Latest step of the tariff worker' })),
  percent: v.integer({ min: 0, max: 100 }),
  dataset_id: v.nullable(v.id({ about: 'The loaded schedule version' })),
  created_at: v.timestamp(),
  finished_at: v.nullable(v.timestamp()),
  counts: v.nullable(
    v.object({
      lines: count(),
      entries: count(),
      leaves: count(),
      unrated: v.nullable(v.integer({ min: 0, about: 'Declarable lines without a general rate' })),
      rejected: v.integer({ min: 0, about: 'Rows that were left out' }),
    }),
  ),
  problems: v.array(Problem, { max: REPORTED_MAX, about: 'Why it ended without a version' }),
  rejected_rows: v.array(v.object({ row: v.integer(), reason: words(), text: words() }), {
    max: REPORTED_MAX,
    about: 'The first rows that were left out',
  }),
});

export function loadJson(load: DatasetLoad, t: Translate) {
  const { report } = load;

  return {
    id: load.id,
    market: load.market,
    version: orNull(load.version),
    file_name: orNull(load.fileName),
    from_source: load.fromSource ?? false,
    source_url: load.sourceUrl,
    state: load.state,
    stage: load.stage,
    percent: load.percent,
    dataset_id: load.datasetId,
    created_at: load.createdAt.toISOString(),
    finished_at: load.finishedAt?.toISOString() ?? null,
    counts:
      report === null
        ? null
        : {
            lines: report.lines,
            entries: report.entries,
            leaves: report.leaves,
            unrated: report.unrated ?? null,
            rejected: report.rejected,
          },
    problems: problemsOf(load, t),
    rejected_rows: (report?.rejectedRows ?? []).map(({ sourceRow, reason, text: cells }) => ({
      row: sourceRow,
      reason,
      text: cells.slice(0, WORDS_MAX),
    })),
  };
}

/** The load as a response. Throws 404 if it is unknown. */
export async function loadAnswer(
  { account: { loads } }: ApiDeps,
  loadId: string,
  status: 200 | 202,
  t: Translate,
) {
  const load = await loads.find(loadId);
  if (load === null) throw new DomainError('not_found');
  return json(status, loadJson(load, t));
}

function orNull(value: string): string | null {
  return value === '' ? null : value;
}

function problemsOf({ report, problem }: DatasetLoad, t: Translate) {
  const faults = (report?.faults ?? []).map((fault) => ({
    code: fault.code,
    row: fault.sourceRow,
    message: faultWords(fault, t),
  }));
  if (problem === null) return faults;

  const { code, params } = problem;
  return [{ code, row: null, message: t(`loads.problem_${code}`, params) }, ...faults];
}

function faultWords({ code, params }: ScheduleFault, t: Translate): string {
  if (code === 'too_few_lines' && params['expectedLeaves'] === 0) return t('loads.fault_no_lines');
  const form = `loads.form_${params['reason'] ?? ''}`;

  return t(`loads.fault_${code}`, {
    ...params,
    form: t(isMessageKey(form) ? form : 'loads.form_not_a_table'),
    line: String(params['code'] ?? '') || String(params['text'] ?? ''),
  });
}
