import { describe, expect, it } from '@jest/globals';
import { fieldReader, type MappedField } from '@svc/domain/batches/column-mapping';
import { DomainError } from '@svc/domain/errors/domain-error';
import { LANGUAGES } from '@svc/i18n/language';
import { isMessageKey, translator } from '@svc/i18n/translate';
import { UGLY_SHEETS } from '../../../../test/ugly-sheets/all.ts';
import type { Read } from '../../../../test/ugly-sheets/ugly-sheet.ts';
import { readProducts, type FileContent } from './import-file.ts';

const LIMITS = { serviceRows: 50_000, planRows: null, tableChars: 80 * 2 ** 20 };

function textsOf({ columns, suggestedMapping, rows }: FileContent, field: MappedField): readonly string[] {
  const read = fieldReader(columns, suggestedMapping);
  return rows.map((row) => read(row.cells)[field]);
}

/** The parts of a result that an expectation names. */
function readLike(
  content: FileContent,
  { fields }: Read,
): Required<Omit<Read, 'precheck'>> & { precheck: object } {
  const names = Object.keys(fields) as MappedField[];
  return {
    fields: Object.fromEntries(names.map((field) => [field, textsOf(content, field)])),
    rowIndexes: content.rows.map((row) => row.rowIndex),
    precheck: content.validation.precheck,
    columns: content.columns,
  };
}

async function errorOf(content: Buffer): Promise<DomainError> {
  const refusal: unknown = await readProducts(content, LIMITS).catch((error: unknown) => error);
  if (refusal instanceof DomainError) return refusal;
  throw new Error(`it was read: ${JSON.stringify(refusal).slice(0, 500)}`);
}

describe('real-world spreadsheets', () => {
  it('are at least forty', () => {
    expect(new Set(UGLY_SHEETS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
  });

  const read = UGLY_SHEETS.flatMap(({ name, content, outcome }) =>
    typeof outcome === 'string' ? [] : [{ name, content, outcome }],
  );
  it.each(read)('$name: read', async ({ content, outcome }) => {
    expect(readLike(await readProducts(content, LIMITS), outcome)).toMatchObject(outcome);
  });

  const refused = UGLY_SHEETS.flatMap(({ name, content, outcome }) =>
    typeof outcome === 'string' ? [{ name, content, outcome }] : [],
  );
  it.each(refused)('$name: rejected with a message', async ({ content, outcome }) => {
    const refusal = await errorOf(content);
    expect([refusal.code, refusal.messageKey]).toEqual(['validation_error', outcome]);

    const key = `errors.${refusal.messageKey}`;
    if (!isMessageKey(key)) throw new Error(`no words for ${key}`);

    const words = LANGUAGES.map((language) => translator(language)(key, refusal.params));
    expect(new Set(words).size).toBe(LANGUAGES.length);

    for (const text of words) expect(text).not.toMatch(/[{}]/);
  });
});
