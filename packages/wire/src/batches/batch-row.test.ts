import { describe, expect, it } from '@jest/globals';
import type { BatchRow, CodeCheck } from '@svc/domain/batches/batch';
import { translator } from '@svc/i18n/translate';
import { batchRowJson, codeCheckText, previewRowJson, rowErrorText } from './batch-row.ts';

const t = translator('en');
const PROPOSED = '6109.10.00.12';

function rowOf(changes: Partial<BatchRow> = {}): BatchRow {
  return {
    rowIndex: 2,
    cells: [],
    status: 'pending',
    issues: [],
    duplicateOf: null,
    lookupId: null,
    attempts: 0,
    error: null,
    codeCheck: null,
    resultStatus: null,
    recommendedCode: null,
    confidence: null,
    confidenceByDigits: null,
    finalCode: null,
    ...changes,
  };
}

function checkOf(changes: Partial<CodeCheck> = {}): CodeCheck {
  return {
    code: PROPOSED,
    status: 'valid',
    suggested: PROPOSED,
    level: 10,
    covered: 10,
    below: [],
    matches: true,
    version: 'v7',
    ...changes,
  };
}

describe('batchRowJson', () => {
  const json = (changes: Partial<BatchRow>, columns: readonly string[] = ['product', 'code']) =>
    batchRowJson(rowOf(changes), columns, t);

  it('has null for fields missing from a waiting row', () => {
    expect(json({ cells: ['shirt', ''] })).toEqual({
      row_index: 2,
      raw: { product: 'shirt', code: '' },
      status: 'pending',
      issues: [],
      duplicate_of: null,
      lookup_id: null,
      attempts: 0,
      error: null,
      result_status: null,
      recommended_code: null,
      confidence: null,
      confidence_by_digits: null,
      code_check: null,
      final_code: null,
    });
  });

  it('has a cell for each column, even if the row ends early', () => {
    expect(json({ cells: ['shirt'] }).raw).toEqual({ product: 'shirt', code: '' });
    expect(json({ cells: [] }).raw).toEqual({ product: '', code: '' });
  });

  it('preserves cells as in the file: blanks, letter case and accent composition', () => {
    const cells = ['  Áo\u0301 thun  ', '６１０９'];
    expect(json({ cells }).raw).toEqual({ product: cells[0], code: cells[1] });
  });

  it.each(['__proto__', 'constructor', 'toString'])('treats %s like any other column', (column) => {
    const { raw } = json({ cells: ['shirt'] }, [column]);
    expect(JSON.stringify(raw)).toBe(`{"${column}":"shirt"}`);
  });

  it('distinguishes a confidence of 0 from a missing one', () => {
    expect(json({ confidence: 0 }).confidence).toBe(0);
  });

  it('compares a current code with the proposal', () => {
    const codeCheck = checkOf({ code: '6109.10.00.40', level: 8, matches: false });
    expect(json({ codeCheck }).code_check).toMatchObject({
      code: '6109.10.00.40',
      status: 'valid',
      matches_suggestion: false,
      level_matched: 8,
      verdict: 'differs',
    });
  });
});

describe('previewRowJson', () => {
  it('has the row number next to its cells', () => {
    expect(previewRowJson({ rowIndex: 5, cells: ['shirt'] }, ['product'])).toEqual({
      product: 'shirt',
      row_index: 5,
    });
  });

  it('has the row number even if the file has a column with that name', () => {
    expect(previewRowJson({ rowIndex: 5, cells: ['99'] }, ['row_index'])).toEqual({ row_index: 5 });
  });
});

describe('rowErrorText', () => {
  it('names the original row, and why it failed', () => {
    const reason = { key: 'row_error_too_long', params: { field: 'notes' } };
    const text = rowErrorText({ key: 'row_error_original', params: { row: 4 }, reason }, t);
    expect(text).toBe(
      t('batches.row_error_original', {
        row: 4,
        reason: t('batches.row_error_too_long', { field: 'notes' }),
      }),
    );
  });

  it('returns the key of an error without a message in this release', () => {
    expect(rowErrorText({ key: 'row_error_of_tomorrow', params: {} }, t)).toBe('row_error_of_tomorrow');
  });

  it.each(['en', 'vi', 'ja', 'ko'] as const)('leaves no placeholder in %s', (language) => {
    const reason = { key: 'row_error_failed', params: {} };
    const words = rowErrorText(
      { key: 'row_error_original', params: { row: 4 }, reason },
      translator(language),
    );
    expect(words).toContain('4');
    expect(words).not.toMatch(/[{}]/);
  });
});

describe('codeCheckText', () => {
  it('says only that the code is the proposed one', () => {
    expect(codeCheckText(checkOf(), t)).toBe(t('batches.code_check_matches', { code: PROPOSED }));
  });

  it('says that a code without a proposal is declarable', () => {
    const check = checkOf({ suggested: null, level: 0, matches: false });
    expect(codeCheckText(check, t)).toBe(
      t('labels.code_status_valid_detail', { code: PROPOSED, version: 'v7' }),
    );
  });

  it.each([
    [2, '6204.10.00.00'],
    [4, '6109.90.10.07'],
    [8, '6109.10.00.40'],
  ])('says how far a declarable code with %d digits in common matches', (level, code) => {
    const check = checkOf({ code, level, matches: false });
    const params = { code, suggested: PROPOSED, digits: level };
    expect(codeCheckText(check, t)).toBe(t('batches.code_check_differs', params));
  });

  it('does not count digits for a code of another chapter', () => {
    const check = checkOf({ code: '0801.31.00.00', level: 0, matches: false });
    const params = { code: '0801.31.00.00', suggested: PROPOSED };
    expect(codeCheckText(check, t)).toBe(t('batches.code_check_differs_wholly', params));
  });

  const divided = (below: readonly string[]) =>
    codeCheckText(
      checkOf({
        code: '6109.10',
        status: 'not_declarable',
        suggested: null,
        level: 0,
        covered: 6,
        below,
        matches: false,
      }),
      t,
    );

  it.each([
    [['a.1'], 'a.1'],
    [['a.1', 'a.2', 'a.3'], 'a.1, a.2, a.3'],
    [['a.1', 'a.2', 'a.3', 'a.4'], 'a.1, a.2, a.3, …'],
  ])('lists at most three lines below a subdivided code: %j', (below, lines) => {
    const params = { code: '6109.10', version: 'v7', level: t('labels.level_subheading'), lines };
    expect(divided(below)).toBe(t('batches.code_check_lines_below', params));
  });

  it('says that a code stored without its lines is subdivided', () => {
    const params = { code: '6109.10', version: 'v7' };
    expect(divided([])).toBe(t('batches.code_check_not_declarable', params));
  });

  it.each([
    ['61', 'labels.level_chapter'],
    ['6109', 'labels.level_heading'],
    ['6109.10', 'labels.level_subheading'],
    ['6109.10.00', 'labels.level_national'],
  ] as const)('names the level of %s', (code, level) => {
    const check = checkOf({
      code,
      status: 'not_declarable',
      suggested: null,
      level: 0,
      below: ['x'],
      matches: false,
    });
    expect(codeCheckText(check, t)).toContain(t(level));
  });

  it.each([
    [4, '6109.77.00', '6109'],
    [6, '6109.10.20', '6109.10'],
    [8, '6109.10.00.99', '6109.10.00'],
  ])(
    'says that a code is missing, but that its first %d digits exist, and compares those',
    (covered, code, start) => {
      const text = codeCheckText(
        checkOf({ code, status: 'invalid', suggested: null, level: 0, covered, matches: false }),
        t,
      );
      expect(text).toBe(t('batches.code_check_beginning', { code, version: 'v7', digits: covered, start }));
    },
  );

  it('says only that a code is missing if just its chapter is in the schedule', () => {
    const check = checkOf({ code: '6199.10', status: 'invalid', level: 2, covered: 2, matches: false });
    expect(codeCheckText(check, t)).toBe(t('batches.code_check_invalid', { code: '6199.10', version: 'v7' }));
  });

  it('compares the whole code if stored without the matched digits', () => {
    const { covered: _covered, ...stored } = checkOf({
      code: '6109',
      status: 'valid',
      level: 4,
      matches: false,
    });
    expect(codeCheckText(stored, t)).toBe(
      t('batches.code_check_agrees', { code: '6109', suggested: PROPOSED, digits: 4 }),
    );
  });

  it('compares a foreign code only as far as countries share codes', () => {
    const check = checkOf({ code: '6109.10.20', status: 'invalid', level: 6, covered: 6, matches: false });
    const state = t('batches.code_check_beginning', {
      code: '6109.10.20',
      version: 'v7',
      digits: 6,
      start: '6109.10',
    });
    const compared = t('batches.code_check_agrees', { code: '6109.10.20', suggested: PROPOSED, digits: 6 });
    expect(codeCheckText(check, t)).toBe(t('batches.code_check_both', { state, compared }));
  });

  it('says that text is not a code, whatever was proposed', () => {
    const check = checkOf({ code: 'see file', status: 'invalid', level: 0, covered: 0, matches: false });
    expect(codeCheckText(check, t)).toBe(t('batches.code_check_no_code', { code: 'see file' }));
  });
});
