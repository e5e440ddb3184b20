import type { TariffChangeKind } from '@svc/tariff/changes/change-kind';
import type { Market } from '@svc/tariff/market';
import { rejectMissingMarket, type Actor } from '../accounts/actor.ts';
import { DomainError } from '../errors/domain-error.ts';

export const ALERT_KINDS = ['code_removed', 'code_changed', 'code_invalid'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** A line of the new version that likely continues an old code. */
export interface Successor {
  readonly code: string;
  readonly description: string;
  /** 0 to 1. */
  readonly score: number;
}

export interface AlertChange {
  readonly kind: TariffChangeKind;
  /** Only the changed fields; the whole line of a removed code. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

export interface Alert {
  readonly id: number;
  readonly skuId: number;
  readonly sku: string;
  readonly productDescription: string;
  readonly market: Market;
  readonly kind: AlertKind;
  readonly code: string;
  readonly fromVersion: string | null;
  readonly toVersion: string;
  /** Best first. */
  readonly successors: readonly Successor[];
  /** Changes of the code; empty for alerts raised by earlier releases. */
  readonly changes: readonly AlertChange[];
  readonly createdAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly acknowledgedById: string | null;
  readonly acknowledgedByName: string | null;
}

interface AlertFilter {
  readonly markets?: readonly Market[] | undefined;
  readonly kind?: AlertKind | undefined;
  readonly acknowledged?: boolean | undefined;
}

/** Alerts by id, only of given markets if any, or all of a market and kind. */
export type AlertSelection =
  | { readonly ids: readonly number[]; readonly markets?: readonly Market[] | undefined }
  | { readonly market: Market; readonly kind: AlertKind };

interface Acknowledgement {
  readonly accountId: string;
  readonly at: Date;
}

/** Store of alerts. Each method is one transaction. */
export interface AlertStore {
  /** Newest first. */
  list(filter: AlertFilter, limit: number): Promise<readonly Alert[]>;
  find(id: number): Promise<Alert | null>;
  /**
   * Acknowledges the open alerts of a selection and returns their number. A `changed` SKU without further open change
   * alerts gets the status found by a check against the active schedule.
   */
  acknowledge(selection: AlertSelection, by: Acknowledgement): Promise<number>;
  /** Opens acknowledged alerts again and returns their number. A SKU valid on a changed code is `changed` again. */
  reopen(ids: readonly number[]): Promise<number>;
}

/** Acknowledges one alert; idempotent. Throws 404, or 403 for a market that the plan has disabled. */
export async function acknowledgeAlert(
  alerts: AlertStore,
  id: number,
  actor: Actor,
  at: Date,
): Promise<Alert> {
  const before = await alerts.find(id);
  if (before === null) throw new DomainError('not_found');
  rejectMissingMarket(actor, before.market);
  await alerts.acknowledge({ ids: [id] }, { accountId: actor.accountId, at });
  return (await alerts.find(id)) ?? before;
}
