import type { Language } from '@svc/i18n/language';
import { ApiError, ask } from '../../api/ask.ts';
import { inLanes } from '../../api/in-lanes.ts';
import { isOther, stepsOf } from '../classify/line/steps.ts';
import type { Alert } from './alert.ts';

/** An alert whose code has one successor with the same text at every level. */
export interface Alike {
  readonly alert: Alert;
  readonly code: string;
}

/** Alerts with exactly one such successor. A line "Other" never counts: new lines took goods from it. */
export function alikeOf(alerts: readonly Alert[]): readonly Alike[] {
  return alerts.flatMap((alert) => {
    const text = alert.changes.find(({ kind }) => kind === 'removed')?.before?.full_description;
    if (typeof text !== 'string' || isOther(stepsOf(text).at(-1) ?? '')) return [];
    const [first, ...others] = alert.successors.filter(({ description }) => description === text);
    return first === undefined || others.length > 0 ? [] : [{ alert, code: first.code }];
  });
}

export const reopen = (ids: readonly number[], language: Language): Promise<unknown> =>
  ask('alerts.reopen', { body: { ids } }, { language });

async function currentCodes(
  alike: readonly Alike[],
  language: Language,
): Promise<ReadonlyMap<number, string | null>> {
  const codes = new Map<number, string | null>();
  await inLanes(alike, async ({ alert: { sku_id } }) => {
    const product = await ask('skus.get', { params: { sku_id } }, { language }).catch((error: unknown) => {
      // Deleted since the list was read.
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    codes.set(sku_id, product?.current_code ?? null);
  });
  return codes;
}

interface Replaced {
  readonly done: number;
  /** Products skipped because their code differed from the alert's. */
  readonly left: number;
  readonly undo: () => Promise<unknown>;
}

/** Replaces the code of each product and acknowledges the alerts. */
export async function replaceCodes(alike: readonly Alike[], language: Language): Promise<Replaced> {
  const codes = await currentCodes(alike, language);
  const open = alike.filter(({ alert }) => codes.get(alert.sku_id) === alert.code);
  const ids = open.map(({ alert }) => alert.id);
  const save = (codeOf: (each: Alike) => string): Promise<unknown> => {
    const items = open.map((each) => ({
      sku: each.alert.sku,
      market: each.alert.market,
      description: each.alert.product_description ?? '',
      current_code: codeOf(each),
    }));
    return ask('skus.bulk', { body: { items } }, { language });
  };
  if (open.length > 0) {
    await save(({ code }) => code);
    await ask('alerts.acknowledge_many', { body: { ids } }, { language });
  }
  const undo = async (): Promise<void> => {
    await save(({ alert }) => alert.code);
    await reopen(ids, language);
  };
  return { done: open.length, left: alike.length - open.length, undo };
}
