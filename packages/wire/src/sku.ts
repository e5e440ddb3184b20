import type { Sku, SkuListItem, SkuWithAlerts } from '@svc/domain/skus/sku';
import { countryName } from '@svc/i18n/countries';
import type { MessageKey } from '@svc/i18n/translate';
import { codeDigits } from '@svc/tariff/code';
import { alertJson } from './alert.ts';
import type { Reader } from './lookups/lookup-detail.ts';

export function skuJson(sku: Sku, reader: Reader) {
  const status = statusKey(sku);
  const detail = { code: sku.currentCode ?? '', version: sku.checkedVersion ?? '' };

  return {
    id: sku.id,
    sku: sku.sku,
    market: sku.market,
    description: sku.description,
    material: sku.material,
    use: sku.use,
    composition: sku.composition,
    origin: sku.origin,
    notes: sku.notes,
    origin_label: sku.origin === '' ? '' : countryName(sku.origin, reader.language),
    external_ref: sku.externalRef,
    current_code: sku.currentCode,
    code_status: sku.codeStatus,
    code_status_label: reader.t(status),
    code_status_detail: reader.t(isNoCode(sku) ? 'labels.detail_no_code' : `${status}_detail`, detail),
    checked_version: sku.checkedVersion,
    checked_at: sku.checkedAt?.toISOString() ?? null,
    suggested_code: sku.suggestedCode,
    suggested_status: sku.suggestedStatus,
    suggested_confidence: sku.suggestedConfidence,
    last_lookup_id: sku.lastLookupId,
    created_at: sku.createdAt.toISOString(),
    updated_at: sku.updatedAt.toISOString(),
  };
}

export function skuListJson(sku: SkuListItem, reader: Reader) {
  return { ...skuJson(sku, reader), open_alerts: sku.openAlerts };
}

export function skuDetailJson(sku: SkuWithAlerts, reader: Reader) {
  return { ...skuJson(sku, reader), alerts: sku.alerts.map((alert) => alertJson(alert, reader.t)) };
}

// True for a code in use that is not a code at all: "Not in the schedule" would be correct but not helpful.
function isNoCode({ codeStatus, currentCode }: Sku): boolean {
  return codeStatus === 'invalid' && codeDigits(currentCode ?? '') === null;
}

type StatusKey =
  Extract<MessageKey, `labels.code_status_${string}_detail`> extends `${infer Key}_detail` ? Key : never;

// An unchecked code is distinct from no code, though both are `unknown`.
function statusKey({ codeStatus, currentCode }: Sku): StatusKey {
  return codeStatus === 'unknown' && currentCode !== null
    ? 'labels.code_status_unchecked'
    : `labels.code_status_${codeStatus}`;
}
