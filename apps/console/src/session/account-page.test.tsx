import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { DomainError, type Answers } from '../../test/kit/fake-api.ts';
import { heldAnswer } from '../../test/kit/held-answer.ts';
import { openPage } from '../../test/kit/render-page.tsx';

const NEW = 'correct horse battery';

async function open(answers: Answers = {}) {
  const page = await openPage('/account', { answers: { 'auth.sessions_list': [], ...answers } });
  await screen.findByRole('heading', { name: 'Change password' });
  return page;
}
const current = (): HTMLInputElement => screen.getByLabelText('Current password');
const first = (): HTMLInputElement => screen.getByLabelText('New password');
const again = (): HTMLInputElement => screen.getByLabelText('New password again');
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Change the password' });

describe('changing the password', () => {
  it('sends both passwords once, clears the form and reloads the sessions', async () => {
    const held = heldAnswer<{ ok: boolean }>();
    const { api, user } = await open({ 'auth.password': held.answer });
    await waitFor(() => expect(api.callsOf('auth.sessions_list')).toHaveLength(1));

    await user.type(current(), 'old');
    await user.type(first(), NEW);
    await user.type(again(), NEW);
    await user.dblClick(submit());
    held.release({ ok: true });

    expect(await screen.findByText('Password changed; other sessions ended')).toBeDefined();
    expect(api.callsOf('auth.password').map(({ body }) => body)).toEqual([
      { current_password: 'old', new_password: NEW },
    ]);
    expect([current().value, first().value, again().value]).toEqual(['', '', '']);
    await waitFor(() => expect(api.callsOf('auth.sessions_list')).toHaveLength(2));
  });

  it.each([
    ['the repetition differs', 'old', NEW, `${NEW} `],
    ['the current one is missing', '', NEW, NEW],
    ['the new one is missing', 'old', '', ''],
  ])('sends nothing when %s', async (_rule, old, one, two) => {
    const { api, user } = await open();

    for (const [field, text] of [
      [current(), old],
      [first(), one],
      [again(), two],
    ] as const)
      if (text !== '') await user.type(field, text);
    await user.click(submit());

    expect(api.callsOf('auth.password')).toHaveLength(0);
  });

  it.each([
    ['current_password', 'Current password'],
    ['new_password', 'New password'],
  ])('shows the service’s message for %s at that field without clearing it', async (field, label) => {
    const { user } = await open({
      'auth.password': new DomainError(422, 'validation_error', 'Check the fields', [
        { field, message: 'not this one' },
      ]),
    });

    await user.type(current(), 'old');
    await user.type(first(), NEW);
    await user.type(again(), `${NEW}{Enter}`);

    expect(await screen.findByText('not this one')).toBeDefined();
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toContain('fault');
    expect(first().value).toBe(NEW);
  });
});
