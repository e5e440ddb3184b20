import { describe, expect, it } from '@jest/globals';
import type { Alert, AlertChange } from '@svc/domain/alerts/alert';
import { translator } from '@svc/i18n/translate';
import { alertRecord } from '@svc/testkit/records';
import { alertJson, alertMessage } from './alert.ts';

const t = translator('en');
const AT = new Date('2026-02-28T23:59:59.999Z');

const alertOf = (changes: Partial<Alert> = {}) => alertRecord({ createdAt: AT, ...changes });

const changed = (changes: readonly AlertChange[], kind: Alert['kind'] = 'code_changed') =>
  alertOf({ kind, changes });
const successor = (code: string) => ({ code, description: 'x', score: 0.5 });
const HAPPENED = t('labels.alert_code_changed_message', {
  code: '6109.10',
  from_version: 'v1',
  to_version: 'v2',
});

describe('alertJson', () => {
  it('has null for every field of an unacknowledged alert', () => {
    expect(alertJson(alertOf(), t)).toEqual({
      id: 5,
      sku_id: 6,
      kind: 'code_removed',
      message: t('labels.alert_code_removed_message', {
        code: '6109.10',
        from_version: 'v1',
        to_version: 'v2',
      }),
      created_at: '2026-02-28T23:59:59.999Z',
      acknowledged_at: null,
      acknowledged_by: null,
      acknowledged_by_name: null,
      market: 'US',
      sku: 'S-1',
      code: '6109.10',
      from_version: 'v1',
      to_version: 'v2',
      successors: [],
      changes: [],
    });
  });

  it('includes who acknowledged it and when, even after the account was deleted', () => {
    const at = { acknowledgedAt: new Date('2026-03-01T00:00:00Z'), acknowledgedById: null };
    expect(alertJson(alertOf({ ...at, acknowledgedByName: 'Rita' }), t)).toMatchObject({
      acknowledged_at: '2026-03-01T00:00:00.000Z',
      acknowledged_by: null,
      acknowledged_by_name: 'Rita',
    });
  });

  it('includes only the API fields of successors and changes', () => {
    const stored = { ...successor('6109.20'), digits: '610920' };
    const change = { kind: 'removed', before: { unit: 'No.' }, after: null, line: 7 } as const;
    const { successors, changes } = alertJson(alertOf({ successors: [stored], changes: [change] }), t);
    expect(successors).toEqual([{ code: '6109.20', description: 'x', score: 0.5 }]);
    expect(changes).toEqual([{ kind: 'removed', before: { unit: 'No.' }, after: null }]);
  });
});

describe('alertMessage', () => {
  it('has singular and plural forms for successors, best first', () => {
    const told = (codes: readonly string[]) =>
      alertMessage(alertOf({ successors: codes.map(successor) }), t).split('. ')[1];
    expect(told(['6109.20'])).toBe(t('labels.alert_successors', { count: 1, codes: '6109.20' }));
    expect(told(['6109.20', '6109.90'])).toBe(
      t('labels.alert_successors', { count: 2, codes: '6109.20, 6109.90' }),
    );
  });

  it.each<[string, AlertChange, string]>([
    [
      'the rate before and after',
      { kind: 'rate_changed', before: { duty_rate: '5%' }, after: { duty_rate: '7.5%' } },
      '5% → 7.5%',
    ],
    [
      'a unit that was not there',
      { kind: 'unit_changed', before: { unit: '' }, after: { unit: 'kg' } },
      '– → kg',
    ],
    [
      'a rate that is none any more',
      { kind: 'rate_changed', before: { duty_rate: '5%' }, after: { duty_rate: null } },
      '5% → –',
    ],
    [
      'a text first, where several fields differ',
      {
        kind: 'description_changed',
        before: { unit: 'No.', description: 'Shirts' },
        after: { unit: 'kg', description: 'Blouses' },
      },
      'Shirts → Blouses',
    ],
  ])('states %s', (_what, change, words) => {
    expect(alertMessage(changed([change]), t)).toBe(
      `${HAPPENED}. ${t(`events.change_${change.kind}`)}: ${words}`,
    );
  });

  it('distinguishes another place in the tree from another code', () => {
    const placed = {
      kind: 'moved',
      before: { parent_code: '6109' },
      after: { parent_code: '6109.10' },
    } as const;
    expect(alertMessage(changed([placed]), t)).toBe(
      `${HAPPENED}. Placed under another line of the schedule: 6109 → 6109.10`,
    );
    const moved = { kind: 'moved', before: { code: '6109.10' }, after: { code: '6110.20' } } as const;
    expect(alertMessage(changed([moved]), t)).toBe(`${HAPPENED}. Moved to another code: 6109.10 → 6110.20`);
  });

  it('names only the kind of a change whose fields fit in no sentence', () => {
    const change = {
      kind: 'declarability_changed',
      before: { is_leaf: true },
      after: { is_leaf: false },
    } as const;
    expect(alertMessage(changed([change]), t)).toBe(
      `${HAPPENED}. ${t('events.change_declarability_changed')}`,
    );
  });

  it('does not end a sentence twice', () => {
    const change = {
      kind: 'description_changed',
      before: { description: 'Shirts.' },
      after: { description: 'Blouses, n.e.s.' },
    } as const;
    const text = alertMessage({ ...changed([change]), successors: [successor('6109.20')] }, t);
    expect(text).not.toContain('..');
    expect(text).toContain('Blouses, n.e.s. ');
  });

  it('reports no changes for a removed code', () => {
    const change = { kind: 'removed', before: { duty_rate: '5%' }, after: null } as const;
    expect(alertMessage(changed([change], 'code_removed'), t)).not.toContain('5%');
  });

  it('leaves no placeholder if the previous version is unknown', () => {
    for (const kind of ['code_removed', 'code_changed', 'code_invalid'] as const) {
      expect(alertMessage(alertOf({ kind, fromVersion: null }), t)).not.toMatch(/[{}]/);
    }
  });

  it('ends sentences as in the reader’s language', () => {
    const change = { kind: 'rate_changed', before: { duty_rate: '5%' }, after: { duty_rate: '7%' } } as const;
    const alert = { ...changed([change]), successors: [successor('6109.20')] };
    const ja = alertMessage(alert, translator('ja'));
    expect(ja.match(/。/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    expect(ja).not.toContain('。。');
    expect(alertMessage(alert, translator('vi'))).not.toContain('。');
  });
});
