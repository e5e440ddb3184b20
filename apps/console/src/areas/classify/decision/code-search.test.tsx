import { describe, expect, it, jest } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { nodeOf, treeOf } from '../../../../test/kit/lookup-answers.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { CodeSearch } from './code-search.tsx';

type Found = AnswerOf<'tariff.search'>;

const hitOf = (code: string, is_leaf = true): Found['items'][number] => ({
  ...nodeOf({ code, code_digits: code.replaceAll('.', ''), is_leaf, full_description: `line ${code}` }),
  score: 1,
});
const foundOf = (...items: Found['items']): Found => ({ dataset: treeOf().dataset, mode: 'keyword', items });
const SHIRTS = foundOf(hitOf('6109', false), hitOf('6109.10.00'), hitOf('6109.90.10'));

const onSettled = jest.fn();

function Desk({ first = '' }: { readonly first?: string }): ReactNode {
  const [chosen, choose] = useState(first);
  return (
    <>
      <CodeSearch market="EU" version="2026" chosen={chosen} onChoose={choose} onSettled={onSettled} />
      <output data-testid="chosen">{chosen}</output>
    </>
  );
}

async function openSearch(answers: Answers = {}, first = '') {
  onSettled.mockReset();
  const page = await show(<Desk first={first} />, {
    answers: { 'tariff.search': SHIRTS, 'tariff.tree': treeOf(), ...answers },
  });
  return { ...page, box: screen.getByRole('textbox', { name: 'Code to use' }) };
}
const chosen = (): string => screen.getByTestId('chosen').textContent;
const lines = (): readonly string[] =>
  screen
    .queryAllByRole('option')
    .map((line) => within(line).getByText(/^\d/, { selector: 'code' }).textContent);

describe('the search for a code', () => {
  it('uses the market and version of the lookup, and ignores a single character', async () => {
    const { api, user, box } = await openSearch();

    await user.type(box, '6');
    expect(api.callsOf('tariff.search')).toHaveLength(0);
    await user.type(box, '1');

    await waitFor(() => expect(api.callsOf('tariff.search')).toHaveLength(1));
    expect(Object.fromEntries(api.callsOf('tariff.search')[0]?.query ?? [])).toMatchObject({
      q: '61',
      market: 'EU',
      version: '2026',
    });
  });

  it('offers declarable lines only, no headings', async () => {
    const { user, box } = await openSearch();

    await user.type(box, '6109');

    await waitFor(() => expect(lines()).toEqual(['6109.10.00', '6109.90.10']));
  });

  it('shows the position of the chosen line in the schedule', async () => {
    const { api, user, box } = await openSearch();
    await user.type(box, '6109');

    await user.click(await screen.findByRole('option', { name: /6109.90.10/ }));

    await waitFor(() => expect(api.callsOf('tariff.tree').at(-1)?.query.get('code')).toBe('6109.90.10'));
    expect(await screen.findByRole('group', { name: 'Place in the schedule' })).toBeDefined();
  });
});

describe('the keys of the search', () => {
  it('move down and up through the lines and stay at both ends', async () => {
    const { user, box } = await openSearch();
    await user.type(box, '6109');
    await waitFor(() => expect(lines()).toHaveLength(2));

    const places: string[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}']) {
      await user.type(box, key);
      places.push(chosen());
    }

    expect(places).toEqual(['6109.10.00', '6109.90.10', '6109.90.10', '6109.10.00', '6109.10.00']);
  });

  it('select the highlighted line with Enter', async () => {
    const { user, box } = await openSearch();
    await user.type(box, '6109');
    await waitFor(() => expect(lines()).toHaveLength(2));

    await user.type(box, '{ArrowDown}{ArrowDown}{Enter}');

    expect(chosen()).toBe('6109.90.10');
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('select the first line with Enter if none is highlighted', async () => {
    const { user, box } = await openSearch();
    await user.type(box, '6109');
    await waitFor(() => expect(lines()).toHaveLength(2));

    await user.type(box, '{Enter}');

    expect(chosen()).toBe('6109.10.00');
    expect(onSettled).toHaveBeenCalledTimes(1);
  });

  it('wait for results if Enter is pressed before them', async () => {
    const held = heldAnswer<Found>();
    const { user, box } = await openSearch({ 'tariff.search': held.answer });

    await user.type(box, '6109{Enter}');
    expect(onSettled).not.toHaveBeenCalled();
    held.release(SHIRTS);

    await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
    expect(chosen()).toBe('6109.10.00');
  });

  it('cancel an early Enter when typing continues', async () => {
    const held = heldAnswer<Found>();
    const { user, box } = await openSearch({ 'tariff.search': held.answer });

    await user.type(box, '6109{Enter}9');
    held.release(SHIRTS);

    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(onSettled).not.toHaveBeenCalled();
    expect(chosen()).toBe('');
  });

  it('select nothing with Enter if nothing was found', async () => {
    const { api, user, box } = await openSearch({ 'tariff.search': foundOf() });

    await user.type(box, 'zzz{Enter}');

    await waitFor(() => expect(api.callsOf('tariff.search').at(-1)?.query.get('q')).toBe('zzz'));
    expect([chosen(), onSettled.mock.calls]).toEqual(['', []]);
  });

  it('keep the preselected line of a candidate with Enter', async () => {
    const { user, box } = await openSearch({}, '6110.20.20');

    await user.type(box, '{Enter}');

    expect(chosen()).toBe('6110.20.20');
    expect(onSettled).toHaveBeenCalledTimes(1);
  });
});
