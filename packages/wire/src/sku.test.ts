import { describe, expect, it } from '@jest/globals';
import type { Sku } from '@svc/domain/skus/sku';
import { LANGUAGES, type Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import { alertRecord } from '@svc/testkit/records';
import { skuDetailJson, skuJson, skuListJson } from './sku.ts';

const AT = new Date('2027-01-01T00:00:00+07:00');
const t = translator('en');

function skuOf(changes: Partial<Sku> = {}): Sku {
  return {
    id: 1,
    sku: 'S-1',
    market: 'US',
    description: 'cotton T-shirt',
    material: '',
    use: '',
    composition: '',
    origin: '',
    notes: '',
    externalRef: '',
    currentCode: null,
    codeStatus: 'unknown',
    checkedVersion: null,
    checkedAt: null,
    suggestedCode: null,
    suggestedStatus: null,
    suggestedConfidence: null,
    lastLookupId: null,
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  };
}

const reader = (language: Language = 'en') => ({ language, t: translator(language) });
const json = (changes: Partial<Sku> = {}, language: Language = 'en') =>
  skuJson(skuOf(changes), reader(language));

describe('skuJson', () => {
  it('has empty text for unset fields, and null for unknown ones', () => {
    expect(json()).toEqual({
      id: 1,
      sku: 'S-1',
      market: 'US',
      description: 'cotton T-shirt',
      material: '',
      use: '',
      composition: '',
      origin: '',
      notes: '',
      origin_label: '',
      external_ref: '',
      current_code: null,
      code_status: 'unknown',
      code_status_label: t('labels.code_status_unknown'),
      code_status_detail: t('labels.code_status_unknown_detail'),
      checked_version: null,
      checked_at: null,
      suggested_code: null,
      suggested_status: null,
      suggested_confidence: null,
      last_lookup_id: null,
      created_at: '2026-12-31T17:00:00.000Z',
      updated_at: '2026-12-31T17:00:00.000Z',
    });
  });

  it('returns text as it was sent, including markup', () => {
    const externalRef = '=cmd|"/C calc"!A1 <b>';
    expect(json({ externalRef, sku: ' a ' })).toMatchObject({ external_ref: externalRef, sku: ' a ' });
  });

  it('names the country of origin in the reader’s language', () => {
    const names = LANGUAGES.map((language) => json({ origin: 'DE' }, language).origin_label);
    expect(names).toEqual(['Germany', 'Đức', 'ドイツ', '독일']);
  });

  it.each(['valid', 'not_declarable', 'invalid', 'changed', 'expired'] as const)(
    'includes the version for a code that is %s',
    (codeStatus) => {
      const changes = { codeStatus, currentCode: '6109.10.00', checkedVersion: 'v7', checkedAt: AT };
      expect(json(changes)).toMatchObject({
        code_status: codeStatus,
        code_status_label: t(`labels.code_status_${codeStatus}`),
        code_status_detail: t(`labels.code_status_${codeStatus}_detail`, {
          code: '6109.10.00',
          version: 'v7',
        }),
        checked_version: 'v7',
        checked_at: '2026-12-31T17:00:00.000Z',
      });
    },
  );

  it('distinguishes an unchecked code from a missing one, though both are unknown', () => {
    expect(json({ currentCode: '6109.10.00' })).toMatchObject({
      code_status: 'unknown',
      code_status_label: t('labels.code_status_unchecked'),
      code_status_detail: t('labels.code_status_unchecked_detail'),
    });
  });

  it.each(['n/a', 'see file', '61091000123', '６１ｂ'])(
    'reports %j as not a code, rather than missing from the schedule',
    (currentCode) => {
      const { code_status: status, code_status_detail: words } = json({
        codeStatus: 'invalid',
        currentCode,
        checkedVersion: 'v7',
      });
      expect(status).toBe('invalid');
      expect(words).toBe(t('labels.detail_no_code', { code: currentCode }));
    },
  );

  it('accepts full-width digits in a code', () => {
    const changes = { codeStatus: 'invalid', currentCode: '９９９９．９９', checkedVersion: 'v7' } as const;
    expect(json(changes).code_status_detail).toBe(
      t('labels.code_status_invalid_detail', { code: '９９９９．９９', version: 'v7' }),
    );
  });
});

describe('a SKU in a list and on its own', () => {
  it('has the number of open alerts in a list, without their details', () => {
    const item = skuListJson({ ...skuOf(), openAlerts: 0 }, reader());
    expect(item.open_alerts).toBe(0);
    expect(item).not.toHaveProperty('alerts');
  });

  it('has its alerts on its own, in the reader’s language, without their number', () => {
    const alert = alertRecord({ kind: 'code_invalid', fromVersion: null });
    const one = skuDetailJson({ ...skuOf(), alerts: [alert] }, reader('ko'));
    const words = { code: '6109.10', from_version: '', to_version: 'v2' };
    expect(one.alerts).toMatchObject([
      { id: 5, message: translator('ko')('labels.alert_code_invalid_message', words) },
    ]);
    expect(one).not.toHaveProperty('open_alerts');
    expect(skuDetailJson({ ...skuOf(), alerts: [] }, reader()).alerts).toEqual([]);
  });
});
