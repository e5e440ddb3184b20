import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError } from '../../test/kit/fake-api.ts';
import { heldAnswer } from '../../test/kit/held-answer.ts';
import { show, type Surroundings } from '../../test/kit/render-page.tsx';
import { SessionList } from './session-list.tsx';

type Session = AnswerOf<'auth.sessions_list'>[number];

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ';
const sessionOf = (fields: Partial<Session> = {}): Session => ({
  id: 's-1',
  created_at: '2026-02-27T10:30:00Z',
  last_seen_at: '2026-02-28T10:30:00',
  expires_at: '2026-03-28T12:00:00Z',
  user_agent: 'curl/8.5.0',
  current: false,
  ...fields,
});
const open = (sessions: readonly Session[], around: Surroundings = {}) =>
  show(<SessionList />, { ...around, answers: { 'auth.sessions_list': sessions, ...around.answers } });

describe('the sessions of an account', () => {
  // Browsers also name older ones: the most specific name decides.
  it.each([
    ['Chrome, Windows', `${WINDOWS}Chrome/131.0.0.0 Safari/537.36`],
    ['Edge, Windows', `${WINDOWS}Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
    ['Opera, Windows', `${WINDOWS}Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`],
    ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    ['Safari, iPhone', `${IPHONE}Version/18.0 Mobile/15E148 Safari/604.1`],
    ['Chrome, iPhone', `${IPHONE}CriOS/131.0 Mobile/15E148 Safari/604.1`],
    ['Firefox, iPhone', `${IPHONE}FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
    [
      'Edge, Android',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36 EdgA/131.0',
    ],
    [
      'Chrome, Android',
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
    ],
    ['curl', 'curl/8.5.0'],
    ['Unknown program', null],
    ['ErpConnector 2.1', 'ErpConnector 2.1'],
    ['x'.repeat(60), 'x'.repeat(500)],
  ])('name the program: %s', async (name, user_agent) => {
    await open([sessionOf({ user_agent })]);

    expect((await screen.findByRole('button')).getAttribute('aria-label')).toBe(`End: ${name}`);
  });

  it('show their start and last use', async () => {
    await open([sessionOf()]);

    expect((await screen.findByText(/27 Feb 2026/)).textContent).toMatch(
      /Signed in 27 Feb.*Last used 28 Feb/,
    );
  });

  it('can be ended, except for the current one', async () => {
    await open([sessionOf(), sessionOf({ id: 's-2', current: true })]);

    const [other, own] = await screen.findAllByRole('listitem');
    expect(within(other as HTMLElement).getByRole('button')).toBeDefined();
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
    expect(within(own as HTMLElement).getByText('this session')).toBeDefined();
  });

  it('leave the list when they are ended', async () => {
    const { api, user } = await open([sessionOf()], { answers: { 'auth.sessions_end': { ok: true } } });

    api.answer({ 'auth.sessions_list': [] });
    await user.click(await screen.findByRole('button', { name: 'End: curl' }));

    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(api.callsOf('auth.sessions_end').map(({ params }) => params)).toEqual([{ session_id: 's-1' }]);
    expect(screen.getByText('The session has ended')).toBeDefined();
  });

  it('are ended once on a double click', async () => {
    const held = heldAnswer<{ readonly ok: boolean }>();
    const { api, user } = await open([sessionOf()], { answers: { 'auth.sessions_end': held.answer } });

    await user.dblClick(await screen.findByRole('button', { name: 'End: curl' }));

    held.release({ ok: true });

    await screen.findByText('The session has ended');
    expect(api.callsOf('auth.sessions_end')).toHaveLength(1);
  });

  it('stay in the list with the reason if they cannot be ended', async () => {
    const refusal = new DomainError(404, 'not_found', 'No such session');
    const { user } = await open([sessionOf()], { answers: { 'auth.sessions_end': refusal } });

    await user.click(await screen.findByRole('button', { name: 'End: curl' }));

    expect((await screen.findByRole('alert')).textContent).toBe('No such session');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
