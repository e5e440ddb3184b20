import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@svc/domain/errors/domain-error';
import { translator } from '@svc/i18n/translate';
import { errorParams } from './error-renderer.ts';

describe('parameters of an error', () => {
  it.each([
    ['en', 'Overridden', 'Reviewer', 'Batch classification', 'Running'],
    ['vi', 'Đã thay mã', 'Người rà soát', 'Phân loại theo lô', 'Đang chạy'],
    ['ja', '差替え', '審査担当者', '一括分類', '実行中'],
    ['ko', '변경', '검토자', '일괄 분류', '진행 중'],
  ] as const)('translates machine values into %s', (language, decision, role, key, status) => {
    const details = { decision: 'overridden', role: 'reviewer', key: 'feature.batch', status: 'running' };
    const refusal = new DomainError('conflict', { details });
    expect(errorParams(refusal, translator(language))).toEqual({ decision, role, key, status });
  });

  it('translates the states of rows too', () => {
    const refusal = new DomainError('conflict', { params: { status: 'duplicate' } });
    expect(errorParams(refusal, translator('en'))).toEqual({ status: 'Duplicate' });
  });

  it('omits values without a label and values that are not text', () => {
    const params = { key: '0'.repeat(32), role: 'constructor', code: '6109' };
    const details = { limit: 5, active: false, children: [] };
    const refusal = new DomainError('validation_error', { params, details });
    expect(errorParams(refusal, translator('en'))).toEqual({ ...params, limit: 5 });
  });
});
