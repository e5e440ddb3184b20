import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@svc/domain/errors/domain-error';
import { sharedTextWorkbook } from '../../../../test/workbook.ts';
import { readProducts } from './import-file.ts';

const LIMITS = { serviceRows: 50_000, planRows: null, tableChars: 80 * 2 ** 20 };

async function outcomeOf(content: Buffer): Promise<{ key: string; ms: number }> {
  const start = performance.now();
  try {
    await readProducts(content, LIMITS);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { key: error.messageKey, ms: performance.now() - start };
  }

  throw new Error('it was read');
}

const wideRow = (cells: number): string => 'material,'.repeat(cells);

describe('a workbook in which many cells refer to one long text', () => {
  it('is rejected by the total text of its cells', async () => {
    const content = sharedTextWorkbook('x'.repeat(204_800), 1000, 1);
    expect(content.length).toBeLessThan(200_000);
    expect(await outcomeOf(content)).toEqual({ key: 'file_inflates', ms: expect.any(Number) });
  });

  it('is rejected if it only has too many rows', async () => {
    const content = sharedTextWorkbook('x'.repeat(30_000), 20, 5);
    expect((await outcomeOf(content)).key).toBe('file_row_too_long');
  });

  it('is rejected when merged cells multiply it', async () => {
    const content = sharedTextWorkbook('x'.repeat(30_000), 3000, 1, ['A2:A3001']);
    expect((await outcomeOf(content)).key).toBe('file_inflates');
  });
});

describe('a text file with far too many columns', () => {
  it.each([
    ['1 row of 150,000 cells', wideRow(150_000)],
    ['3 rows of 60,000 cells', `${wideRow(60_000)}\n`.repeat(3)],
    ['a header of 5 and a row of 10,000', `description,material,use,origin,sku\n${wideRow(10_000)}\n`],
    ['a row of 130,000 filled cells below', `description,material\nshirt,cotton\n${'x,'.repeat(130_000)}\n`],
    ['10 million cells', 'a,'.repeat(10_000_000)],
    ['20 million blank cells', ','.repeat(20_000_000)],
  ])('is rejected quickly: %s', async (_what, text) => {
    const { key, ms } = await outcomeOf(Buffer.from(text));
    expect(key).toBe('file_too_many_columns');
    expect(ms).toTakeUnder(4000);
  });

  it('is searched for real-size names only: 25 rows of 10,000 names', async () => {
    const { key, ms } = await outcomeOf(Buffer.from(`${wideRow(10_000)}\n`.repeat(25)));
    expect(key).toBe('file_no_header');
    expect(ms).toTakeUnder(4000);
  });
});

describe('a file with realistic content', () => {
  it('is read: a 1 MB cell is cut to the limit of a workbook, with a finding', async () => {
    const content = Buffer.from(`description,notes\nShirt,"${'x'.repeat(1_000_000)}"\nCap,short\n`);
    const { rows, validation } = await readProducts(content, LIMITS);
    expect(rows.map(({ cells }) => cells[1]?.length)).toEqual([32_767, 5]);
    expect([validation.precheck.invalid, validation.precheck.valid]).toEqual([1, 1]);
  });

  it('is read: 20,000 rows that repeat a long statement', async () => {
    const { rows } = await readProducts(sharedTextWorkbook('Made to order. '.repeat(20), 20_000, 1), LIMITS);
    expect(rows).toHaveLength(20_000);
  });
});
