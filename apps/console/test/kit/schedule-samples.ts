import type { AnswerOf } from '@svc/client/create-client';

type Version = AnswerOf<'admin.datasets_list'>[number];
type Load = AnswerOf<'admin.loads_list'>[number];

export const versionOf = (fields: Partial<Version> = {}): Version => ({
  id: 'd-2',
  market: 'US',
  version: '2026-rev5',
  name: 'Harmonized Tariff Schedule',
  national_digits: 10,
  source_name: null,
  source_url: null,
  is_demo: false,
  active: false,
  entry_count: 1234,
  loaded_at: '2026-03-14T10:30:00Z',
  effective_date: null,
  superseded_at: null,
  official_domains: [],
  notes: null,
  state: 'staged',
  leaf_count: 987,
  ...fields,
});

export const activeVersion = (fields: Partial<Version> = {}): Version =>
  versionOf({ id: 'd-1', version: '2026-rev4', active: true, state: 'active', ...fields });

export const loadOf = (fields: Partial<Load> = {}): Load => ({
  id: 'l-1',
  market: 'US',
  version: '2026-rev5',
  file_name: 'us.csv',
  from_source: false,
  source_url: null,
  state: 'done',
  stage: null,
  percent: 100,
  dataset_id: 'd-2',
  created_at: '2026-03-14T10:30:00Z',
  finished_at: '2026-03-14T10:31:00Z',
  counts: { lines: 1300, entries: 1234, leaves: 987, unrated: null, rejected: 0 },
  problems: [],
  rejected_rows: [],
  ...fields,
});
