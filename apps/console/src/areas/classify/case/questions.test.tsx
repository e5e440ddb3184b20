import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { LOOKUP_ID, lookupOf, resultOf } from '../../../../test/kit/lookup-answers.ts';
import { show, type Surroundings } from '../../../../test/kit/render-page.tsx';
import type { Lookup, Result } from '../lookup.ts';
import { Questions } from './questions.tsx';

type Question = Result['questions'][number];

const questionOf = (fields: Partial<Question> = {}): Question => ({
  id: 'q-knit',
  attribute: 'construction',
  text: 'Is it knitted or woven?',
  options: [
    { value: 'knitted', label: 'Knitted', codes: ['6109.10.00', '6109.90.10'] },
    { value: 'woven', label: 'Woven', codes: ['6205.20.20'] },
  ],
  decides_between: [],
  answer: null,
  ...fields,
});
const other = 'b'.repeat(32);

const open = (lookup: Partial<Lookup>, questions: readonly Question[], around: Surroundings = {}) =>
  show(<Questions lookup={lookupOf(lookup)} result={resultOf({ questions })} />, around);

describe('the questions of a lookup', () => {
  it('are not shown if nothing is open', async () => {
    await open({}, []);

    expect(screen.queryByText('Answer to narrow it down')).toBeNull();
  });

  it('offer each answer, with the remaining codes as its title', async () => {
    await open({}, [questionOf(), questionOf({ id: 'q-2', text: 'Of which fibre?', options: [] })]);

    const answers = within(screen.getByRole('group', { name: 'Is it knitted or woven?' }));
    expect(answers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Knitted',
      'Woven',
    ]);
    expect(answers.getByTitle('6109.10.00, 6109.90.10').textContent).toBe('Knitted');
    expect(within(screen.getByRole('group', { name: 'Of which fibre?' })).queryByRole('button')).toBeNull();
  });

  it('mark the answer given before', async () => {
    await open({}, [questionOf({ answer: 'woven' })]);

    expect(screen.getByRole('button', { name: /Woven/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: /Knitted/ }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('answered')).toBeDefined();
  });
});

describe('an answer to a question', () => {
  it.each([
    ['the language of the lookup', 'ko', 'ko'],
    ['the language of the reader where the lookup has none', null, 'vi'],
  ] as const)('classifies again in %s and opens the new lookup', async (_rule, language, sent) => {
    const { api, user, path } = await open({ language }, [questionOf()], {
      language: 'vi',
      answers: { 'lookups.rerun': lookupOf({ id: other }) },
    });

    await user.click(screen.getByRole('button', { name: /Woven/ }));

    await waitFor(() => expect(path()).toBe(`/lookups/${other}`));
    expect(api.callsOf('lookups.rerun')).toMatchObject([
      {
        params: { lookup_id: LOOKUP_ID },
        body: { answers: [{ question_id: 'q-knit', value: 'woven' }], language: sent },
      },
    ]);
  });

  it('is sent once, and no other answer is sent meanwhile', async () => {
    const held = heldAnswer<Lookup>();
    const { api, user, path } = await open({}, [questionOf()], { answers: { 'lookups.rerun': held.answer } });

    await user.dblClick(screen.getByRole('button', { name: /Knitted/ }));
    await user.click(screen.getByRole('button', { name: /Woven/ }));
    held.release(lookupOf({ id: other }));

    await waitFor(() => expect(path()).toBe(`/lookups/${other}`));
    expect(api.callsOf('lookups.rerun')).toHaveLength(1);
  });

  it('shows the reason if rejected, and can be repeated', async () => {
    const { api, user, path } = await open({}, [questionOf()], {
      answers: { 'lookups.rerun': new DomainError(402, 'out_of_credits', 'Balance 0, needed 1') },
    });
    await user.click(screen.getByRole('button', { name: /Knitted/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Balance 0, needed 1');
    expect(path()).toBe('/');

    api.answer({ 'lookups.rerun': lookupOf({ id: other }) });
    await user.click(screen.getByRole('button', { name: /Knitted/ }));

    await waitFor(() => expect(path()).toBe(`/lookups/${other}`));
  });
});
