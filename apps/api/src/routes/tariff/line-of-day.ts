import { datasetBefore, isInForceOn } from '@svc/domain/datasets/choose-dataset';
import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import type { CodedLine } from '@svc/tariff/changes/coded-lines';
import type { Market } from '@svc/tariff/market';
import type { ApiDeps } from '../../deps.ts';
import { declarableLine, findDeclarable } from './declarable-line.ts';
import { loadedSchedule, loadedVersion } from './version-of-call.ts';

/** A code on a day, in a named version or in the version of that day. */
interface AskedLine {
  readonly market: Market;
  readonly code: string;
  readonly version: string | null | undefined;
  /** ISO date; undefined for today. */
  readonly date: string | undefined;
  /** Account whose slot is used to load a version. */
  readonly accountId: string;
}

interface LineOfDay {
  readonly schedule: LoadedSchedule;
  readonly line: CodedLine;
}

/**
 * Declarable line of a code in the named version, by default the active one; for an earlier day, in the version then in
 * force if it is loaded and has the code.
 */
export async function lineOfDay(deps: ApiDeps, asked: AskedLine): Promise<LineOfDay> {
  const { market, version, date } = asked;
  const schedule = await loadedSchedule(deps, market, version, asked.accountId);
  const isAsOfDay = date === undefined || (version ?? null) !== null || isInForceOn(schedule.dataset, date);
  const earlier = isAsOfDay ? null : await earlierLine(deps, schedule, date, asked);

  return earlier ?? { schedule, line: declarableLine(schedule, asked.code) };
}

async function earlierLine(
  deps: ApiDeps,
  { dataset }: LoadedSchedule,
  date: string,
  { code, accountId }: AskedLine,
): Promise<LineOfDay | null> {
  const before = await datasetBefore(deps.datasets, dataset, date);
  if (before === null) return null;
  const schedule = await loadedVersion(deps, before, accountId);
  const line = findDeclarable(schedule, code);
  return line === null ? null : { schedule, line };
}
