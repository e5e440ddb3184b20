import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage, show } from '../../../test/kit/render-page.tsx';
import { AdminFrame } from './admin-frame.tsx';

const frame = (
  <AdminFrame title="Plans" aside={<button type="button">add one</button>}>
    <p>what only administrators see</p>
  </AdminFrame>
);

describe('an administration page', () => {
  it('has links to all pages of the area', async () => {
    await show(frame);

    const links = within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Accounts', '/admin'],
      ['Plans', '/admin/plans'],
      ['Webhooks', '/admin/webhooks'],
      ['Schedules', '/admin/schedules'],
      ['Measures', '/admin/measures'],
      ['Rulings', '/tariff/rulings'],
      ['Audit log', '/admin/audit'],
      ['Health', '/admin/health'],
    ]);
    expect(screen.getByText('what only administrators see')).toBeDefined();
  });

  it.each(['entry', 'reviewer'] as const)('shows none of its content to the role %s', async (role) => {
    await show(frame, { role });

    expect(screen.getByRole('heading', { name: 'This area needs another role' })).toBeDefined();
    expect(screen.getByText(/give your account the Administrator role/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/classify');
    expect(screen.queryByText('what only administrators see')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the role in the language of the reader', async () => {
    await show(frame, { role: 'entry', language: 'vi' });
    expect(screen.getByText(/quản trị/i)).toBeDefined();
  });

  it.each(['/admin', '/admin/plans', '/admin/webhooks', '/admin/schedules', '/admin/audit', '/admin/health'])(
    'requests nothing for a reviewer at %s',
    async (path) => {
      const { api } = await openPage(path, { role: 'reviewer' });

      expect(await screen.findByRole('heading', { name: 'This area needs another role' })).toBeDefined();
      expect(api.calls.filter(({ id }) => /^(?:admin|webhooks)\./.test(id))).toEqual([]);
    },
  );

  it('marks the open page, and the accounts only on their list', async () => {
    await openPage('/admin/plans', { answers: { 'admin.plans_list': [] } });

    const nav = within(await screen.findByRole('navigation', { name: 'Administration' }));
    const marked = nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Plans']);
  });
});
