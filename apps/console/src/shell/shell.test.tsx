import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError, type Answers } from '../../test/kit/fake-api.ts';
import { AROUND_A_LOOKUP, LOOKUP_ID, lookupOf } from '../../test/kit/lookup-answers.ts';
import { accountOf, openPage } from '../../test/kit/render-page.tsx';
import type { Role } from '../session/use-me.ts';
import { sliceUntilInput } from '../ui/sliced.tsx';

const open = (path = '/classify', role: Role = 'admin', answers: Answers = {}) =>
  openPage(path, { role, answers: { ...AROUND_A_LOOKUP, ...answers } });
const areas = () => within(screen.getByRole('navigation', { name: 'Areas' }));
const namesOf = (links: readonly HTMLElement[]): readonly string[] =>
  links.map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('the areas of the console', () => {
  const forAll = ['Classify', 'Batches', 'Catalog', 'Alerts', 'Tariff'];

  it.each<[Role, readonly string[]]>([
    ['entry', forAll],
    ['reviewer', [...forAll, 'Review', 'Reports']],
    ['admin', [...forAll, 'Review', 'Reports', 'Administration']],
  ])('are limited to those of the role %s', async (role, names) => {
    await open('/classify', role);

    const shown = namesOf(areas().getAllByRole('link')).filter((name) => name !== 'API reference');
    expect(shown.toSorted()).toEqual(names.toSorted());
  });

  it('mark the open one, with a lookup as part of classifying', async () => {
    await open(`/lookups/${LOOKUP_ID}`, 'entry', { 'lookups.get': lookupOf() });

    expect(namesOf(areas().getAllByRole('link', { current: true }))).toEqual(['Classify']);
  });

  it('appear with the bar while the page loads, and before the page', async () => {
    const seen = new Set<string>();
    const roles = ['banner', 'navigation', 'heading'];
    const look = () => seen.add(roles.filter((role) => screen.queryAllByRole(role).length > 0).join(' '));
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    sliceUntilInput();

    const { user } = await open();
    await screen.findByRole('heading', { level: 1 });
    watch.disconnect();
    await user.keyboard('j');

    expect([...seen]).toEqual(['', 'banner navigation', 'banner navigation heading']);
  });

  it('are expanded by the menu on a small screen, and collapsed on the next page', async () => {
    const { user } = await open();
    const menu = screen.getByRole('button', { name: 'Menu' });
    await user.click(menu);
    expect(menu.getAttribute('aria-expanded')).toBe('true');

    await user.click(areas().getByRole('link', { name: 'Tariff' }));

    await waitFor(() => expect(menu.getAttribute('aria-expanded')).toBe('false'));
  });
});

describe('a URL', () => {
  it.each([
    ['/nowhere', 'Page not found'],
    ['/reports', 'This area needs another role'],
    ['/admin', 'This area needs another role'],
  ])('%s shows to a user: %s', async (path, title) => {
    await open(path, 'entry');

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/classify');
  });

  it('without a path opens the first area', async () => {
    const { path } = await open('/');

    await waitFor(() => expect(path()).toBe('/classify'));
  });
});

describe('the preferences of a reader', () => {
  it('apply the language at once, store it and send it to the service', async () => {
    const { api, user } = await open();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Tiếng Việt');

    expect(await screen.findByRole('navigation', { name: 'Khu vực' })).toBeDefined();
    expect(document.documentElement.lang).toBe('vi');
    expect(localStorage.getItem('svc.language')).toBe('vi');
    await waitFor(() => expect(api.calls.at(-1)?.language).toBe('vi'));
  });

  it.each([
    ['Dark', 'dark'],
    ['Light', 'light'],
    ['System', undefined],
  ])('apply and store the colours: %s', async (name, theme) => {
    const { user } = await open();
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' });
    await user.selectOptions(choice, 'Dark');

    await user.selectOptions(choice, name);

    expect(document.documentElement.dataset['theme']).toBe(theme);
    expect(localStorage.getItem('svc.theme')).toBe(name.toLowerCase());
  });
});

describe('the account', () => {
  it.each([
    ['tells what is left to spend', false, ['1,234.5 credits']],
    ['is silent on credits where none are counted', true, []],
  ])('%s', async (_rule, unlimited, shown) => {
    await open('/classify', 'entry', { 'auth.me': { ...accountOf('entry'), credits: 1234.5, unlimited } });

    expect(namesOf(screen.queryAllByText(/credits$/))).toEqual(shown);
  });

  it('signs out from its menu, clears all data and shows the sign-in', async () => {
    const { api, user } = await open('/classify', 'entry', { 'auth.sign_out': { ok: true } });
    api.answer({ 'auth.me': new DomainError(401, 'unauthenticated', 'Sign in') });

    sessionStorage.setItem('svc.draft.classify', '{"description":"chair"}');
    await user.click(screen.getByRole('button', { name: 'Account: Ann Broker' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(sessionStorage.getItem('svc.draft.classify')).toBeNull();
    expect(api.callsOf('auth.sign_out')).toHaveLength(1);
    expect(screen.queryByText('Ann Broker')).toBeNull();
  });

  it('links to its page', async () => {
    const { user, path } = await open('/classify', 'entry', { 'auth.sessions_list': [] });

    await user.click(screen.getByRole('button', { name: 'Account: Ann Broker' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Account' }));

    await waitFor(() => expect(path()).toBe('/account'));
  });
});
