import type { Alert, AlertSelection, AlertStore } from '@svc/domain/alerts/alert';
import { check } from './skus.ts';
import type { MemoryState } from './state.ts';

/** Alerts in memory. */
export function createMemoryAlertStore(state: MemoryState): AlertStore {
  const { alerts, accounts } = state;

  return {
    list: async ({ market, kind, acknowledged }, limit) =>
      [...alerts.values()]
        .filter((alert) => market === undefined || alert.market === market)
        .filter((alert) => kind === undefined || alert.kind === kind)
        .filter((alert) => acknowledged === undefined || (alert.acknowledgedAt !== null) === acknowledged)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
        .slice(0, limit)
        .map(shown),
    find: async (id) => {
      const alert = alerts.get(id);
      return alert === undefined ? null : shown(alert);
    },
    acknowledge: async (selection, { accountId, at }) => {
      const open = [...alerts.values()].filter(
        (alert) => alert.acknowledgedAt === null && isChosen(alert, selection),
      );
      const name = accounts.get(accountId)?.name ?? null;
      for (const alert of open)
        Object.assign(alert, { acknowledgedAt: at, acknowledgedById: accountId, acknowledgedByName: name });

      for (const skuId of new Set(open.map((alert) => alert.skuId))) settleSku(state, skuId, at);

      return open.length;
    },
  };
}

function shown(alert: Alert & { readonly activationId: string }): Alert {
  const { activationId: _activation, ...fields } = alert;
  return fields;
}

function isChosen({ id, market, kind }: Alert, selection: AlertSelection): boolean {
  return 'ids' in selection
    ? selection.ids.includes(id)
    : market === selection.market && kind === selection.kind;
}

// A SKU whose changes have all been seen takes the state that a check finds.
function settleSku(state: MemoryState, skuId: number, at: Date): void {
  const sku = state.skus.get(skuId);
  const hasOpen = [...state.alerts.values()].some(
    (alert) => alert.skuId === skuId && alert.kind === 'code_changed' && alert.acknowledgedAt === null,
  );
  if (sku?.codeStatus === 'changed' && !hasOpen) check(state, sku, 'acknowledge', at);
}
