import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { LOOKUP_ID, lookupOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import type { Lookup } from './lookup.ts';
import { ClassifyForm } from './classify-form.tsx';

const description = (): HTMLElement => screen.getByLabelText('What is the product?');
const button = (): HTMLElement => screen.getByRole('button', { name: 'Classify' });
const factsAreOpen = (): boolean => screen.getByText('Further facts').closest('details')?.open ?? false;

beforeEach(() => sessionStorage.clear());

describe('the description of a product', () => {
  it.each([
    ['nothing', ''],
    ['only spaces', '   '],
    ['only full-width spaces', '　　'],
  ])('is required when it is %s', async (_what, typed) => {
    const { api, user } = await show(<ClassifyForm />);

    if (typed !== '') await user.type(description(), typed);
    await user.click(button());

    expect(screen.getByRole('alert').textContent).toBe('Describe the product first');
    expect(description().getAttribute('aria-invalid')).toBe('true');
    expect(api.calls).toHaveLength(0);
  });

  it('is sent with every fact, the market and the reader’s language, and opens the lookup', async () => {
    const { api, user, path } = await show(<ClassifyForm />, {
      language: 'ja',
      answers: { 'lookups.classify': lookupOf({ status: 'queued' }) },
    });
    const [product, material, composition, use, origin, notes] = screen.getAllByRole('textbox', {
      hidden: true,
    });

    await user.type(product as HTMLElement, '綿のTシャツ');
    await user.selectOptions(screen.getByRole('combobox'), 'VN');
    await user.click(screen.getByText('追加情報', { selector: 'summary' }));
    for (const [field, text] of [
      [material, 'cotton'],
      [composition, '95 % cotton'],
      [use, 'sport'],
      [origin, 'VN'],
      [notes, 'no print'],
    ] as const)
      await user.type(field as HTMLElement, text);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe(`/lookups/${LOOKUP_ID}`));
    expect(api.callsOf('lookups.classify').map(({ body }) => body)).toEqual([
      {
        draft_id: expect.stringMatching(/^[\w-]{8,64}$/u),
        description: '綿のTシャツ',
        market: 'VN',
        material: 'cotton',
        composition: '95 % cotton',
        use: 'sport',
        origin: 'VN',
        notes: 'no print',
        language: 'ja',
      },
    ]);
  });

  it('is sent with Ctrl+Enter, while Enter starts a new line', async () => {
    const { api, user } = await show(<ClassifyForm />, { answers: { 'lookups.classify': lookupOf() } });

    await user.type(description(), 'pump{Enter}of steel');
    expect(api.calls).toHaveLength(0);
    await user.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(api.callsOf('lookups.classify')).toHaveLength(1));
    expect(api.calls[0]?.body).toMatchObject({ description: 'pump\nof steel', market: 'US' });
  });

  it('is sent and charged once however often the button is pressed', async () => {
    const held = heldAnswer<Lookup>();
    const { api, user, path } = await show(<ClassifyForm />, {
      answers: { 'lookups.classify': held.answer },
    });

    await user.type(description(), 'pump');
    await user.dblClick(button());
    await user.type(description(), '{Control>}{Enter}{/Control}');
    held.release(lookupOf());

    await waitFor(() => expect(path()).toBe(`/lookups/${LOOKUP_ID}`));
    expect(api.callsOf('lookups.classify')).toHaveLength(1);
  });

  it('does not truncate a long text, and shows the excess length', async () => {
    const { user } = await show(<ClassifyForm />);

    await user.click(description());
    await user.paste('x'.repeat(1600));
    expect(screen.getByText('1,600 of 2,000 characters')).toBeDefined();
    await user.paste('x'.repeat(3400));
    expect((description() as HTMLTextAreaElement).value).toHaveLength(5000);
    expect(screen.getByText('3,000 characters too many: at most 2,000')).toBeDefined();
  });
});

describe('a rejected classification', () => {
  it('at the end of a session neither shows a developer message nor loses the input', async () => {
    const refusal = new DomainError(401, 'unauthenticated', 'Send the API key in the X-API-Key header');
    const { api, user } = await show(<ClassifyForm />, { answers: { 'lookups.classify': refusal } });
    await user.type(description(), 'pump');
    await user.click(button());
    await waitFor(() => expect(api.callsOf('lookups.classify')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect((description() as HTMLTextAreaElement).value).toBe('pump');
  });

  it('shows the service’s message at each field without clearing the form', async () => {
    const { user, path } = await show(<ClassifyForm />, {
      answers: {
        'lookups.classify': new DomainError(422, 'validation_error', 'Check the fields', [
          { field: 'origin', message: 'unknown country' },
          { field: 'description', message: 'too vague' },
        ]),
      },
    });

    await user.type(description(), 'thing');
    await user.click(button());

    const texts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
    expect(texts).toEqual(['too vague', 'unknown country', 'Check the fields']);
    expect(screen.getByLabelText('Country of origin').getAttribute('aria-invalid')).toBe('true');
    expect((description() as HTMLTextAreaElement).value).toBe('thing');
    expect(path()).toBe('/');
  });

  it('without credits shows the service’s message, and can be repeated', async () => {
    const { api, user, path } = await show(<ClassifyForm />, {
      answers: { 'lookups.classify': new DomainError(402, 'out_of_credits', 'Balance 0, needed 1') },
    });
    await user.type(description(), 'pump');
    await user.click(button());
    expect(await screen.findByText('Balance 0, needed 1')).toBeDefined();

    api.answer({ 'lookups.classify': lookupOf() });
    await user.click(button());

    await waitFor(() => expect(path()).toBe(`/lookups/${LOOKUP_ID}`));
  });
});

describe('a draft', () => {
  it('ends with its lookup: the next product starts without its facts', async () => {
    const { user, path } = await show(<ClassifyForm />, { answers: { 'lookups.classify': lookupOf() } });
    await user.type(description(), 'chair');
    await user.click(screen.getByText('Further facts'));
    await user.type(screen.getByLabelText('Material'), 'rattan');
    await user.click(button());
    await waitFor(() => expect(path()).toBe(`/lookups/${LOOKUP_ID}`));
    cleanup();

    await show(<ClassifyForm />);
    expect((description() as HTMLTextAreaElement).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Material').value).toBe('');
  });

  it('reuses its draft id after a lost response, and gets a new one once it differs', async () => {
    const lost = () => Promise.reject(new TypeError('network'));
    const { api, user } = await show(<ClassifyForm />, { answers: { 'lookups.classify': lost } });
    await user.type(description(), 'chair');
    for (const more of ['', '', ' of rattan']) {
      if (more !== '') await user.type(description(), more);
      await user.click(button());
      await screen.findByText(/did not answer/u);
    }

    const names = api.callsOf('lookups.classify').map(({ body }) => (body as { draft_id: string }).draft_id);
    expect(names).toHaveLength(3);
    expect([names[0] === names[1], names[1] === names[2]]).toEqual([true, false]);
  });

  it('shows the cost on its button', async () => {
    await show(<ClassifyForm />, { answers: { 'system.limits': { credits_per_lookup: 2 } } });
    expect(await screen.findByRole('button', { name: 'Classify 2 credits' })).toBeDefined();
  });

  it('is restored after a reload, with its facts expanded', async () => {
    const { user } = await show(<ClassifyForm />);
    expect(factsAreOpen()).toBe(false);
    await user.type(description(), 'pump');
    await user.type(screen.getByLabelText('Material'), 'steel');

    cleanup();
    await show(<ClassifyForm />);

    expect((description() as HTMLTextAreaElement).value).toBe('pump');
    expect(screen.getByLabelText<HTMLInputElement>('Material').value).toBe('steel');
    expect(factsAreOpen()).toBe(true);
  });

  it.each(['no JSON', '"text"', 'null'])('corrupted by another program (%s) starts empty', async (kept) => {
    sessionStorage.setItem('svc.draft.a-1.classify', kept);

    await show(<ClassifyForm />);

    expect((description() as HTMLTextAreaElement).value).toBe('');
  });
});
