import type { Alert, AlertChange } from '@svc/domain/alerts/alert';
import type { Translate } from '@svc/i18n/translate';

export function alertJson(alert: Omit<Alert, 'productDescription'>, t: Translate) {
  return {
    id: alert.id,
    sku_id: alert.skuId,
    kind: alert.kind,
    message: alertMessage(alert, t),
    created_at: alert.createdAt.toISOString(),
    acknowledged_at: alert.acknowledgedAt?.toISOString() ?? null,
    acknowledged_by: alert.acknowledgedById,
    acknowledged_by_name: alert.acknowledgedByName,
    market: alert.market,
    sku: alert.sku,
    code: alert.code,
    from_version: alert.fromVersion,
    to_version: alert.toVersion,
    successors: alert.successors.map(({ code, description, score }) => ({ code, description, score })),
    changes: alert.changes.map(({ kind, before, after }) => ({ kind, before, after })),
  };
}

type AlertTold = Pick<Alert, 'kind' | 'code' | 'fromVersion' | 'toVersion' | 'successors' | 'changes'>;

/** Message on a code's change and its likely successors, in the reader's language. */
export function alertMessage(
  { kind, code, fromVersion, toVersion, successors, changes }: AlertTold,
  t: Translate,
): string {
  const happened = t(`labels.alert_${kind}_message`, {
    code,
    from_version: fromVersion ?? '',
    to_version: toVersion,
  });
  const codes = successors.map((line) => line.code).join(', ');

  return asSentences([
    happened,
    ...(kind === 'code_changed' ? changes.map((change) => changeInWords(change, t)) : []),
    ...(codes === '' ? [] : [t('labels.alert_successors', { count: successors.length, codes })]),
  ]);
}

function asSentences(parts: readonly string[]): string {
  const stop = parts.some((part) => part.includes('。')) ? '。' : '.';
  return parts.reduce((said, part) => `${said}${/[.。]$/.test(said) ? '' : stop} ${part}`);
}

const SHOWN_FIELDS = ['description', 'duty_rate', 'unit', 'code', 'parent_code'] as const;

function changeInWords({ kind, before, after }: AlertChange, t: Translate): string {
  const shown = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '–');
  const isPlace = kind === 'moved' && after?.['code'] === undefined;
  const label = t(isPlace ? 'events.change_placed' : `events.change_${kind}`);
  const field = SHOWN_FIELDS.find((name) => before !== null && name in before);
  return field === undefined ? label : `${label}: ${shown(before?.[field])} → ${shown(after?.[field])}`;
}
