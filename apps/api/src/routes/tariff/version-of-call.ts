import { chooseDataset } from '@svc/domain/datasets/choose-dataset';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { Language } from '@svc/i18n/language';
import { codeAbove } from '@svc/schedules/coded-tree';
import { shownTexts } from '@svc/schedules/shown-texts';
import type { CodedLine } from '@svc/tariff/changes/coded-lines';
import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import type { Market } from '@svc/tariff/market';
import { officialPage } from '@svc/tariff/official-source';
import { tariffNode } from '@svc/wire/tariff/tariff-line';
import type { ApiDeps } from '../../deps.ts';

/**
 * The version that a tariff read names, in memory. Throws 422 for an unknown one, and 429 if the read slots are taken.
 */
export async function loadedSchedule(
  deps: ApiDeps,
  market: Market | undefined,
  version: string | null | undefined,
  accountId: string,
): Promise<LoadedSchedule> {
  const chosen = market ?? deps.config.defaultMarket;
  return loadedVersion(
    deps,
    await chooseDataset(deps.datasets, chosen, version ?? null, 'version'),
    accountId,
  );
}

/** A version in memory. Loading an inactive one takes a slot of the account; throws 429 if none is free. */
export async function loadedVersion(
  deps: ApiDeps,
  dataset: Dataset,
  accountId: string,
): Promise<LoadedSchedule> {
  const { schedules, scheduleSlots } = deps;
  if (dataset.state === 'active' || schedules.isLoaded(dataset.id)) return schedules.get(dataset.id);

  const release = scheduleSlots.take(accountId);
  try {
    return await schedules.get(dataset.id);
  } finally {
    release();
  }
}

export function effectiveDay({ effectiveDate }: Dataset): string | null {
  return effectiveDate?.toISOString().slice(0, 10) ?? null;
}

export function datasetOfAnswer(dataset: Dataset) {
  return {
    id: dataset.id,
    market: dataset.market,
    version: dataset.version,
    name: dataset.name,
    is_demo: dataset.isDemo,
    effective_date: effectiveDay(dataset),
    source_url: dataset.sourceUrl,
    source_name: dataset.sourceName,
  };
}

/** A line as a node of its version's tree, with texts in `language`. */
export function nodeOf({ index, dataset }: LoadedSchedule, line: CodedLine, language: Language) {
  return tariffNode(line, {
    parentCode: codeAbove(index, line),
    officialUrl: officialUrl(dataset, line),
    texts: shownTexts(index, line, language),
  });
}

/** Official page of a line; null for sample lines, which are not official. */
export function officialUrl(dataset: Dataset, line: CodedLine): string | null {
  if (dataset.isDemo) return null;
  return officialPage(dataset.market, line.codeDigits) ?? dataset.sourceUrl;
}
