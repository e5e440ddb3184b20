import type { DatasetLoad, LoadReport } from '@svc/domain/datasets/dataset-load';
import { newId } from '@svc/domain/id';
import { NATIONAL_DIGITS } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type pg from 'pg';
import { inTransaction, withClient } from '../client.ts';
import { copyRows, type CopyValue } from './copy-rows.ts';
import { officialDomains } from './official-domains.ts';

const LINE_COLUMNS = [
  'dataset_id',
  'position',
  'parent',
  'code',
  'code_digits',
  'level',
  'indent',
  'is_leaf',
  'description',
  'duty_rate',
  'special_rate',
  'column2_rate',
  'unit',
  'additional_duties',
  'extra',
] as const;

/**
 * Writes a version with all its lines in one transaction of `client`. A version of the same name retains its row and
 * state, so references to it remain valid; its lines are replaced, and so are its name, dates, source and notes if the
 * load states them. Returns the id of the version.
 */
export async function writeVersion(
  client: pg.ClientBase,
  load: DatasetLoad,
  lines: readonly ScheduleLine[],
  report: LoadReport,
  loadedAt: Date,
): Promise<string> {
  return inTransaction(client, async () => {
    const datasetId = await upsertDataset(client, load, report, loadedAt);
    await client.query('DELETE FROM tariff_lines WHERE dataset_id = $1', [datasetId]);
    // Comparisons with the previous lines are invalid for this version.
    await client.query(
      'DELETE FROM version_comparisons WHERE market = $1::market AND $2 IN (from_version, to_version)',
      [load.market, load.version],
    );
    await copyRows(client, 'tariff_lines', LINE_COLUMNS, lineRows(datasetId, lines));

    return datasetId;
  });
}

async function upsertDataset(
  client: pg.ClientBase,
  load: DatasetLoad,
  report: LoadReport,
  loadedAt: Date,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO datasets (id, market, version, name, state, national_digits, source_name, source_url, official_domains,
       is_demo, content_hash, line_count, entry_count, leaf_count, effective_date, loaded_at, notes, created_at)
     VALUES ($1, $2::market, $3, coalesce($4, $2 || ' ' || $3), 'staged', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
       $15, $16, $15)
     ON CONFLICT (market, version) DO UPDATE SET name = coalesce($4, datasets.name),
       source_name = coalesce(excluded.source_name, datasets.source_name),
       source_url = coalesce(excluded.source_url, datasets.source_url),
       official_domains = CASE WHEN excluded.source_url IS NULL THEN datasets.official_domains
         ELSE excluded.official_domains END, is_demo = excluded.is_demo,
       content_hash = excluded.content_hash, line_count = excluded.line_count, entry_count = excluded.entry_count,
       leaf_count = excluded.leaf_count,
       effective_date = coalesce(excluded.effective_date, datasets.effective_date), loaded_at = excluded.loaded_at,
       notes = coalesce(excluded.notes, datasets.notes)
     RETURNING id`,
    [
      newId(),
      load.market,
      load.version,
      load.name,
      NATIONAL_DIGITS[load.market],
      load.sourceName,
      load.sourceUrl,
      officialDomains(load),
      load.isDemo,
      load.contentHash,
      report.lines,
      report.entries,
      report.leaves,
      load.effectiveDate,
      loadedAt,
      load.notes,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the version row was not written');

  return id;
}

function* lineRows(datasetId: string, lines: readonly ScheduleLine[]): Generator<readonly CopyValue[]> {
  for (const line of lines) {
    yield [
      datasetId,
      line.position,
      line.parent,
      line.code,
      line.codeDigits,
      line.level,
      line.indent,
      line.isLeaf,
      line.description,
      line.dutyRate,
      line.specialRate,
      line.column2Rate,
      line.unit,
      line.additionalDuties,
      line.extra,
    ];
  }
}

/**
 * Updates the planner's statistics of the lines, only for searched columns: texts are long and no plan depends on them.
 */
export async function analyzeLines(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query('ANALYZE tariff_lines (dataset_id, position, code_digits, is_leaf)'),
  );
}
