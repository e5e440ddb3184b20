import { chooseDataset } from '@svc/domain/datasets/choose-dataset';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { Language } from '@svc/i18n/language';
import { codeAbove } from '@svc/schedules/coded-tree';
import { shownTexts } from '@svc/schedules/shown-texts';
import type { CodedLine } from '@svc/tariff/changes/coded-lines';
import type { HeldSchedule } from '@svc/schedules/schedule-cache';
import type { Market } from '@svc/tariff/market';
import { officialPage } from '@svc/tariff/official-source';
import { tariffNode } from '@svc/wire/tariff-line';
import type { ApiDeps } from '../../deps.ts';

/** The version that a tariff read names, held in memory. Refuses an unknown one with 422. */
export async function heldSchedule(
  deps: ApiDeps,
  market: Market | undefined,
  version: string | null | undefined,
): Promise<HeldSchedule> {
  const chosen = market ?? deps.config.defaultMarket;
  const dataset = await chooseDataset(deps.datasets, chosen, version ?? null, 'version');
  return deps.schedules.get(dataset.id);
}

/** What an answer says of the version that it is from. */
export function datasetOfAnswer(dataset: Dataset) {
  return {
    id: dataset.id,
    market: dataset.market,
    version: dataset.version,
    name: dataset.name,
    is_demo: dataset.isDemo,
    effective_date: dataset.effectiveDate?.toISOString().slice(0, 10) ?? null,
    source_url: dataset.sourceUrl,
    source_name: dataset.sourceName,
  };
}

/** A line as a node of its version's tree, its texts as readers of `language` are shown them. */
export function nodeOf({ index, dataset }: HeldSchedule, line: CodedLine, language: Language) {
  return tariffNode(line, {
    parentCode: codeAbove(index, line),
    officialUrl: officialUrl(dataset, line),
    texts: shownTexts(index, line, language),
  });
}

// Sample lines are nobody's official text.
function officialUrl(dataset: Dataset, line: CodedLine): string | null {
  if (dataset.isDemo) return null;
  return officialPage(dataset.market, line.codeDigits) ?? dataset.sourceUrl;
}
