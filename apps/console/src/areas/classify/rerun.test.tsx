import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Refusal } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { LOOKUP_ID, lookupOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import type { Lookup } from './lookup.ts';
import { Rerun } from './rerun.tsx';

const other = 'c'.repeat(32);

describe('classifying again', () => {
  it('asks for the answer in the language of the reader, whatever the lookup had, and goes there', async () => {
    const { api, user, path } = await show(<Rerun lookup={lookupOf({ language: 'en' })} />, {
      language: 'ja',
      answers: { 'lookups.rerun': lookupOf({ id: other }) },
    });

    await user.click(screen.getByRole('button'));

    await waitFor(() => expect(path()).toBe(`/lookups/${other}`));
    expect(api.callsOf('lookups.rerun')).toMatchObject([
      { params: { lookup_id: LOOKUP_ID }, body: { language: 'ja' }, language: 'ja' },
    ]);
  });

  it('sends nothing twice', async () => {
    const held = heldAnswer<Lookup>();
    const { api, user, path } = await show(<Rerun lookup={lookupOf()} />, {
      answers: { 'lookups.rerun': held.answer },
    });

    await user.dblClick(screen.getByRole('button', { name: 'Classify again' }));
    held.release(lookupOf({ id: other }));

    await waitFor(() => expect(path()).toBe(`/lookups/${other}`));
    expect(api.callsOf('lookups.rerun')).toHaveLength(1);
  });

  it.each([
    ['the service refuses', new Refusal(402, 'out_of_credits', 'No credits left'), 'No credits left'],
    [
      'the service is away',
      () => Promise.reject(new TypeError('fetch failed')),
      'The service did not answer. Check the connection and try again.',
    ],
  ])('stays where it is and says why when %s', async (_rule, answer, message) => {
    const { user, path } = await show(<Rerun lookup={lookupOf()} />, {
      answers: { 'lookups.rerun': answer },
    });

    await user.click(screen.getByRole('button', { name: 'Classify again' }));

    expect(await screen.findByText(message)).toBeDefined();
    expect(path()).toBe('/');
  });
});
