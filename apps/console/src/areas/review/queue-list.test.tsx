import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { waitingOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { QueueList } from './queue-list.tsx';
import { EMPTY_QUEUE, type Mark, type Queue } from './queue.ts';

const ROWS = [
  waitingOf({ id: 'a', description: 'Cotton T-shirt', confidence: 0.31 }),
  waitingOf({ id: 'b', description: 'Steel pump', recommended_code: null, market: 'VN' }),
  waitingOf({ id: 'c', description: 'Green tea' }),
];

async function open(queue: Partial<Queue> = {}, openId?: string, picked: readonly string[] = []) {
  const [onOpen, onPick] = [jest.fn(), jest.fn()];
  const page = await show(
    <QueueList
      queue={{ ...EMPTY_QUEUE, rows: ROWS, ...queue }}
      picked={new Set(picked)}
      {...{ openId, onOpen, onPick }}
    />,
  );
  return { ...page, onOpen, onPick };
}
const row = (name: RegExp): HTMLElement => screen.getByRole('option', { name });

describe('the rows of the queue', () => {
  it('show text, code, confidence and market', async () => {
    await open();

    for (const text of ['6109.10.00', '31%', 'US', 'Needs review'])
      expect(within(row(/Cotton T-shirt/)).getByText(text)).toBeDefined();
    expect(within(row(/Steel pump/)).getByText('—')).toBeDefined();
    expect(within(row(/Steel pump/)).getByText('VN')).toBeDefined();
  });

  it('announce their position in the whole queue to screen readers', async () => {
    await open();

    const places = screen
      .getAllByRole('option')
      .map((option) => [option.getAttribute('aria-posinset'), option.getAttribute('aria-setsize')]);
    expect(places).toEqual([
      ['1', '3'],
      ['2', '3'],
      ['3', '3'],
    ]);
  });

  it('announce the open row, and none if none is open', async () => {
    await open({}, 'b');
    expect(screen.getByRole('listbox').getAttribute('aria-activedescendant')).toBe(row(/Steel pump/).id);
  });

  it('announce no row that is not in the queue', async () => {
    await open({}, 'gone');
    expect(screen.getByRole('listbox').hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('open on click and are selected with Ctrl or Cmd+click', async () => {
    const { user, onOpen, onPick } = await open();

    await user.click(row(/Green tea/));
    await user.keyboard('{Control>}');
    await user.click(row(/Steel pump/));
    await user.keyboard('{/Control}{Meta>}');
    await user.click(row(/Cotton/));
    await user.keyboard('{/Meta}');

    expect(onOpen.mock.calls).toEqual([['c']]);
    expect(onPick.mock.calls).toEqual([['b'], ['a']]);
  });

  it('show which of them are selected', async () => {
    await open({}, 'a', ['b']);

    expect(screen.getAllByRole('option', { selected: true })).toEqual([row(/Steel pump/)]);
  });

  it.each<[string, Mark]>([
    ['sending', { kind: 'sending', verdict: 'approve' }],
    ['accepted', { kind: 'done', verdict: 'approve' }],
    ['overridden', { kind: 'done', verdict: 'override' }],
    ['rejected', { kind: 'done', verdict: 'reject' }],
    ['already decided', { kind: 'elsewhere', by: null }],
    ['not sent', { kind: 'failed', reason: 'away' }],
  ])('show "%s" instead of the status', async (text, mark) => {
    await open({ marks: new Map([['a', mark]]) });

    expect(within(row(/Cotton/)).getByText(text)).toBeDefined();
    expect(within(row(/Cotton/)).queryByText('Needs review')).toBeNull();
    expect(within(row(/Green tea/)).getByText('Needs review')).toBeDefined();
  });

  it('of a long queue are rendered only near the viewport', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) =>
      waitingOf({ id: `r${at}`, description: `row ${at}` }),
    );
    await open({ rows });

    expect(screen.getAllByRole('option').length).toBeLessThan(100);
    expect(row(/row 0\b/).getAttribute('aria-setsize')).toBe('2000');
  });
});
