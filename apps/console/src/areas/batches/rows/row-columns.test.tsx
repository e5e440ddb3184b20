import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  batchOf,
  doneRow,
  endedBatch,
  mappingOf,
  precheckOf,
  rowOf,
} from '../../../../test/kit/batch-samples.ts';
import { nth } from '../../../../test/kit/nth.ts';
import { show, type Surroundings } from '../../../../test/kit/render-page.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Batch, BatchRow } from '../batch.ts';
import { useRowColumns } from './row-columns.tsx';
import type { AcceptRow } from './use-accept-row.ts';

const FREE: AcceptRow = { canAccept: () => true, isSending: () => false, accept: () => undefined };
const SENDING: AcceptRow = { ...FREE, canAccept: () => false, isSending: () => true };
const ENDED = endedBatch({ column_mapping: mappingOf({ sku: 'Item' }) });

interface ListProps {
  readonly batch: Batch;
  readonly row: BatchRow;
  readonly accept: AcceptRow | null;
}

function List({ batch, row, accept }: ListProps): ReactNode {
  const columns = useRowColumns(batch, accept);
  return <DataTable label="Rows" rows={[row]} columns={columns} keyOf={({ row_index: at }) => at} />;
}

/** The cell of the only row below a title. */
async function cell(title: string, props: Partial<ListProps>, around: Surroundings = {}) {
  await show(<List batch={ENDED} row={doneRow()} accept={null} {...props} />, around);
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return nth(within(nth(screen.getAllByRole('row'), 1)).getAllByRole('cell'), titles.indexOf(title));
}
const titlesOf = async (batch: Batch) => {
  await show(<List batch={batch} row={rowOf()} accept={null} />);
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

describe('the columns of the row list', () => {
  it('are those of the file before the start', async () => {
    const file = ['Mã', 'Product', '備考'];
    expect(await titlesOf(batchOf({ columns: file }))).toEqual(['Row', 'Status', ...file]);
  });

  it.each(['warnings', 'invalid', 'duplicates', 'empty'])(
    'have problems if the check found any: %s',
    async (name) => {
      const validation = { suggested_mapping: mappingOf(), precheck: precheckOf({ [name]: 1 }) };
      expect(await titlesOf(batchOf({ validation }))).toContain('Problems');
    },
  );

  it('are the item number, the product and the results after the start', async () => {
    expect(await titlesOf(ENDED)).toEqual([
      'Row',
      'Result',
      'Item',
      'Product',
      'Proposed',
      'Confidence',
      'Decided',
      'Problems',
    ]);
  });

  it('have no item number if no column has that meaning', async () => {
    expect((await titlesOf(endedBatch())).slice(0, 4)).toEqual(['Row', 'Result', 'Product', 'Proposed']);
  });

  it('number rows like the file', async () => {
    expect((await cell('Row', { row: doneRow({ row_index: 1001 }) })).textContent).toBe('1001');
  });
});

describe('the columns of a row’s result', () => {
  it.each([
    ['en', 0.874, '87%'],
    ['en', 0, '0%'],
    ['en', 1, '100%'],
    ['vi', 0.5, '50%'],
  ] as const)('has in %s for a confidence of %d: %s', async (language, confidence, words) => {
    await show(<List batch={ENDED} row={doneRow({ confidence })} accept={null} />, { language });
    const meter = screen.getByRole('meter');
    expect(meter.parentElement?.textContent).toBe(words);
    expect(meter.getAttributeNames()).not.toContain('high');
  });

  it('has only the state for a row without a result: no confidence, no code', async () => {
    await show(<List batch={ENDED} row={rowOf()} accept={null} />);
    const cells = within(nth(screen.getAllByRole('row'), 1)).getAllByRole('cell');
    expect(cells.slice(4).map(({ textContent }) => textContent)).toEqual(['', '', '', '']);
    expect(nth(cells, 1).textContent).toBe('Waiting');
  });

  it.each([
    [{}, 'Proposed'],
    [{ result_status: 'needs_review' }, 'Needs review'],
    [{ status: 'duplicate', result_status: 'needs_info' }, 'Needs information'],
    [{ status: 'error', result_status: null }, 'Failed'],
  ] as const)('is for %j: %s', async (fields, words) => {
    expect((await cell('Result', { row: doneRow(fields) })).textContent).toBe(words);
  });
});

describe('the decision of a row', () => {
  it('is the final code, even if another was proposed, without buttons', async () => {
    const decided = await cell('Decided', { row: doneRow({ final_code: '6115.96.90.20' }), accept: FREE });
    expect(decided.textContent).toBe('✓ 6115.96.90.20');
    expect(within(decided).queryByRole('button')).toBeNull();
  });

  it.each<[string, AcceptRow | null, string]>([
    ['can be accepted', FREE, 'Accept'],
    ['is on its way', SENDING, 'sending …'],
    ['is not for this account', null, ''],
    ['has nothing to accept', { ...FREE, canAccept: () => false }, ''],
  ])('that %s', async (_what, accept, words) => {
    expect((await cell('Decided', { accept })).textContent).toBe(words);
  });
});

describe('the problems of a row', () => {
  const issue = (message: string, severity: 'error' | 'warning' = 'warning') => ({
    code: 'too_long',
    field: 'description',
    message,
    severity,
  });
  const check = { code: '6109.10', status: 'valid', level_matched: 6, verdict: 'differs' } as const;

  it('are empty for a valid row', async () => {
    expect((await cell('Problems', {})).textContent).toBe('');
  });

  it.each([
    ['needs_review', 0.7, 'Heading 80%: A proposal needs 85%'],
    ['needs_review', 0.59, ''],
    ['proposed', 0.7, ''],
  ] as const)('name for %s at %d the level that is not sure: %s', async (result_status, line, words) => {
    const confidence_by_digits = { heading: 0.8, subheading: 0.8, line };
    const row = doneRow({ result_status, confidence_by_digits });
    const problems = await cell('Problems', { row });
    await waitFor(() => expect(problems.textContent).toBe(words));
  });

  it('show the error, then the findings, in one line with a full tooltip', async () => {
    const row = doneRow({ error: 'No answer.', issues: [issue('Too long.'), issue('Unknown origin.')] });
    const problems = await cell('Problems', { row });
    const words = 'No answer. · Too long. · Unknown origin.';
    expect(problems.textContent).toBe(words);
    expect(within(problems).getByTitle(words)).toBeDefined();
  });

  it.each([
    ['that is the proposed one', true, 'valid', ''],
    ['that is another one', false, 'valid', 'The code in use is another.'],
    ['that is proposed and no longer declarable', true, 'not_declarable', 'The code in use is another.'],
  ] as const)('say of a code in use %s', async (_what, matches, status, words) => {
    const code_check = {
      ...check,
      status,
      matches_suggestion: matches,
      message: 'The code in use is another.',
    };
    expect((await cell('Problems', { row: doneRow({ code_check }) })).textContent).toBe(words);
  });
});
