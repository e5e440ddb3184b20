import { describe, expect, it } from '@jest/globals';
import { fieldReader, type MappedField } from '@svc/domain/batches/column-mapping';
import { Refusal } from '@svc/domain/errors/refusal';
import { LANGUAGES } from '@svc/i18n/language';
import { isMessageKey, translator } from '@svc/i18n/translate';
import { UGLY_SHEETS, type Read } from '../../../../test/ugly-sheets.ts';
import { readProducts, type FileContent } from './read-products.ts';

const LIMITS = { serviceRows: 50_000, planRows: null };

function textsOf({ columns, suggestedMapping, rows }: FileContent, field: MappedField): readonly string[] {
  const read = fieldReader(columns, suggestedMapping);
  return rows.map((row) => read(row.cells)[field]);
}

function expectRead(content: FileContent, { fields, rowIndexes, precheck, columns }: Read): void {
  for (const [field, texts] of Object.entries(fields))
    expect([field, textsOf(content, field as MappedField)]).toEqual([field, texts]);
  if (rowIndexes !== undefined) expect(content.rows.map((row) => row.rowIndex)).toEqual(rowIndexes);
  if (precheck !== undefined) expect(content.validation.precheck).toMatchObject(precheck);
  if (columns !== undefined) expect(content.columns).toEqual(columns);
}

async function refusalOf(content: Buffer): Promise<Refusal> {
  const refusal: unknown = await readProducts(content, LIMITS).catch((error: unknown) => error);
  if (refusal instanceof Refusal) return refusal;
  throw new Error(`it was read: ${JSON.stringify(refusal).slice(0, 500)}`);
}

describe('spreadsheets as people have them', () => {
  it('are at least forty', () => {
    expect(new Set(UGLY_SHEETS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(UGLY_SHEETS)('$name', async ({ content, outcome }) => {
    if (typeof outcome !== 'string') return expectRead(await readProducts(content, LIMITS), outcome);
    const refusal = await refusalOf(content);
    expect([refusal.code, refusal.messageKey]).toEqual(['validation_error', outcome]);
    const key = `errors.${refusal.messageKey}`;
    if (!isMessageKey(key)) throw new Error(`no words for ${key}`);
    const words = LANGUAGES.map((language) => translator(language)(key, refusal.params));
    expect(new Set(words).size).toBe(LANGUAGES.length);
    for (const text of words) expect(text).not.toMatch(/[{}]/);
  });
});
