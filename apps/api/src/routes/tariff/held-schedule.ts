import { chooseDataset } from '@svc/domain/datasets/choose-dataset';
import type { Dataset } from '@svc/domain/datasets/dataset';
import { codeAbove } from '@svc/schedules/coded-tree';
import type { CodedLine } from '@svc/tariff/changes/coded-lines';
import type { HeldSchedule } from '@svc/schedules/schedule-cache';
import type { Market } from '@svc/tariff/market';
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

/** A line as a node of its version's tree. */
export function nodeOf(schedule: HeldSchedule, line: CodedLine) {
  const parentCode = codeAbove(schedule.index, line);
  return tariffNode(line, { parentCode, officialUrl: officialUrl(schedule.dataset, line) });
}

const OFFICIAL_PAGE: Readonly<Record<Market, ((digits: string) => string) | null>> = {
  US: (digits) => `https://hts.usitc.gov/search?query=${digits}`,
  EU: (digits) =>
    `https://ec.europa.eu/taxation_customs/dds2/taric/measures.jsp?Lang=en&Taric=${digits.padEnd(10, '0')}`,
  VN: null,
};

/** Official page of a line; null for sample lines, which are nobody's official text. */
export function officialUrl(dataset: Dataset, line: CodedLine): string | null {
  if (dataset.isDemo) return null;
  return OFFICIAL_PAGE[dataset.market]?.(line.codeDigits) ?? dataset.sourceUrl;
}
