import type { VersionPair } from '@svc/domain/datasets/tariff-change';
import { withClient } from '@svc/storage/client';
import { allLines } from '@svc/storage/datasets/read-lines';
import { writeChanges } from '@svc/storage/datasets/write-changes';
import { compareVersions } from '@svc/tariff/changes/compare-versions';
import { endedLines, findSuccessors } from '@svc/tariff/changes/successors';

/** Two loaded versions to compare; can be posted to a thread. */
export interface CompareRequest {
  readonly url: string;
  readonly pair: VersionPair;
  readonly fromDatasetId: string;
  readonly toDatasetId: string;
  readonly at: Date;
}

/**
 * Compares two versions line by line and stores the changes with their successors: about a second of work, so run it in
 * a thread.
 */
export async function recordChanges({
  url,
  pair,
  fromDatasetId,
  toDatasetId,
  at,
}: CompareRequest): Promise<void> {
  const before = await allLines(url, fromDatasetId);
  const after = await allLines(url, toDatasetId);
  const drafts = compareVersions(before, after);
  const successors = findSuccessors(endedLines(before, after), before, after);
  await withClient(url, (client) => writeChanges(client, pair, drafts, successors, at));
}
