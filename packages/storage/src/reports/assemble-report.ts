import type { Role } from '@svc/domain/accounts/account';
import {
  NO_FIGURES,
  type DecisionCounts,
  type DecisionHours,
  type OverriddenPair,
  type PartFigures,
  type PeriodFigures,
  type Productivity,
  type StatusCounts,
  type UserFigures,
} from '@svc/domain/reports/productivity';
import { isMarket, type Market } from '@svc/tariff/market';
import type { DecisionGroupRow, GroupPart, LookupGroupRow, MedianRow } from './report-sums.sql.ts';

export interface CommentRow {
  readonly account_id: string;
  readonly comments: number;
}

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

interface ReportRows {
  readonly lookups: readonly LookupGroupRow[];
  readonly decisions: readonly DecisionGroupRow[];
  readonly medians: readonly MedianRow[];
  readonly comments: readonly CommentRow[];
  readonly accounts: readonly AccountRow[];
  readonly reviewQueue: number;
  readonly topOverridden: readonly OverriddenPair[];
}

export function assembleReport(rows: ReportRows): Productivity {
  return {
    current: periodFigures(rows, true),
    previous: periodFigures(rows, false),
    reviewQueue: rows.reviewQueue,
    days: partsOf(rows, 'day'),
    markets: new Map(
      [...partsOf(rows, 'market')].filter((entry): entry is [Market, PartFigures] => isMarket(entry[0])),
    ),
    users: usersOf(rows),
    topOverridden: rows.topOverridden,
  };
}

function periodFigures(rows: ReportRows, isCurrent: boolean): PeriodFigures {
  const isTotal = (row: LookupGroupRow | DecisionGroupRow): boolean =>
    row.part === 'total' && row.is_current === isCurrent;
  return {
    statuses: statusesOf(rows.lookups.find(isTotal)),
    decisions: decisionsOf(rows.decisions.find(isTotal)),
    hours: hoursOf(rows, rows.decisions.find(isTotal), null),
  };
}

function partsOf({ lookups, decisions }: ReportRows, part: GroupPart): ReadonlyMap<string, PartFigures> {
  const lookupsByKey = byKey(lookups, part);
  const decisionsByKey = byKey(decisions, part);
  const keys = [...new Set([...lookupsByKey.keys(), ...decisionsByKey.keys()])];

  return new Map(
    keys.map((key) => [
      key,
      { statuses: statusesOf(lookupsByKey.get(key)), decisions: decisionsOf(decisionsByKey.get(key)) },
    ]),
  );
}

function byKey<R extends LookupGroupRow | DecisionGroupRow>(
  rows: readonly R[],
  part: GroupPart,
): ReadonlyMap<string, R> {
  return new Map(rows.filter((row) => row.part === part && row.is_current).map((row) => [row.key, row]));
}

function usersOf(rows: ReportRows): readonly UserFigures[] {
  const parts = partsOf(rows, 'account');
  const batchRows = byKey(rows.lookups, 'account');
  const decisions = byKey(rows.decisions, 'account');
  const comments = new Map(rows.comments.map((row) => [row.account_id, row.comments]));

  return rows.accounts.map(({ id, name, role }) => ({
    accountId: id,
    name,
    role,
    ...(parts.get(id) ?? NO_FIGURES),
    batchRows: batchRows.get(id)?.batch_rows ?? 0,
    comments: comments.get(id) ?? 0,
    hours: hoursOf(rows, decisions.get(id), id),
  }));
}

function statusesOf(row: LookupGroupRow | undefined): StatusCounts {
  if (row === undefined) return NO_FIGURES.statuses;
  const { queued, processing, proposed, needs_review, needs_info, error } = row;
  return { queued, processing, proposed, needs_review, needs_info, error };
}

function decisionsOf(row: DecisionGroupRow | undefined): DecisionCounts {
  if (row === undefined) return NO_FIGURES.decisions;
  const { approved, overridden, rejected } = row;
  return { approved, overridden, rejected };
}

function hoursOf(
  { medians }: ReportRows,
  decisions: DecisionGroupRow | undefined,
  accountId: string | null,
): DecisionHours {
  if (decisions === undefined) return { average: null, median: null };
  const { average, is_current: isCurrent } = decisions;
  const row = medians.find((each) => each.is_current === isCurrent && each.account_id === accountId);
  return { average, median: row?.median ?? null };
}
