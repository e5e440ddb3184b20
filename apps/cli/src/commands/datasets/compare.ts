import { chooseDataset } from '@svc/domain/datasets/choose-dataset';
import type { TariffChange, VersionPair } from '@svc/domain/datasets/tariff-change';
import { recordChanges } from '@svc/schedules/record-changes';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createTariffChangeReader } from '@svc/storage/datasets/tariff-change-reader';
import { TARIFF_CHANGE_KINDS } from '@svc/tariff/changes/change-kind';
import { codeDigits } from '@svc/tariff/code';
import { MARKETS } from '@svc/tariff/market';
import { tariffChange } from '@svc/wire/tariff/tariff-change';
import { defineCommand } from '../../command-line/command.ts';
import { choice, optional, text } from '../../command-line/option.ts';
import type { Installation } from '../../installation/installation.ts';
import { table } from '../../output/table.ts';

/** Maximum changes shown; a code prefix narrows them. */
export const SHOWN_MAX = 1000;

export const datasetsCompare = defineCommand({
  name: 'datasets compare',
  about: `Compares two loaded versions line by line: counts by kind, and the first ${SHOWN_MAX} changes by code.`,
  options: {
    market: choice(MARKETS, 'market of both versions'),
    from: text('VERSION', 'the earlier version'),
    to: text('VERSION', 'the later version'),
    kind: optional(choice(TARIFF_CHANGE_KINDS, 'only changes of this kind')),
    code: optional(text('CODE', 'only codes with this prefix')),
  },
  run: async ({ market, from, to, kind, code }, context) => {
    const installation = await context.installation();
    const pair = { market, fromVersion: from, toVersion: to };
    await compare(installation, pair, context.now());
    const reader = createTariffChangeReader(installation.db);
    const filter = {
      kind: kind ?? undefined,
      digits: code === null ? undefined : (codeDigits(code) ?? code),
    };
    const all = await reader.summary(pair, { digits: filter.digits });
    // With --kind only that kind is counted; zeros would suggest that the others do not occur.
    const summary = kind === null ? all : { [kind]: all[kind] };
    const changes = await reader.list(pair, filter, SHOWN_MAX);
    const versions = { market, from_version: from, to_version: to };

    return {
      json: { ...versions, summary, items: changes.map(tariffChange) },
      lines: linesOf(summary, changes),
    };
  },
});

async function compare({ db, databaseUrl }: Installation, pair: VersionPair, at: Date): Promise<void> {
  const datasets = createDatasetStore(db);
  const before = await chooseDataset(datasets, pair.market, pair.fromVersion, 'from');
  const after = await chooseDataset(datasets, pair.market, pair.toVersion, 'to');
  if (await createTariffChangeReader(db).isCompared(pair)) return;
  await recordChanges({ url: databaseUrl, pair, fromDatasetId: before.id, toDatasetId: after.id, at });
}

function linesOf(
  summary: Readonly<Record<string, number>>,
  changes: readonly TariffChange[],
): readonly string[] {
  const counts = table(
    ['change', 'codes'],
    Object.entries(summary).map(([kind, count]) => [kind, String(count)]),
  );
  if (changes.length === 0) return counts;

  const rows = changes.map(({ code, kind, before, after, successors }) => [
    code,
    kind,
    successors.length > 0 ? successors.map((each) => each.code).join(', ') : fieldsOf(before, after),
  ]);

  return [...counts, '', ...table(['code', 'change', 'now'], rows)];
}

function fieldsOf(before: TariffChange['before'], after: TariffChange['after']): string {
  if (before === null || after === null) return '-';
  return Object.entries(after)
    .map(([field, value]) => `${field}: ${wordOf(before[field])} → ${wordOf(value)}`)
    .join('; ');
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '-';
}
