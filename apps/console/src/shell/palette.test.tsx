import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../../test/kit/render-page.tsx';

const opened = async (role: 'entry' | 'admin') => {
  const page = await openPage('/admin/plans', { role, answers: { 'admin.plans_list': [] } });
  await page.user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Go to' });
  return { ...page, input };
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the command palette', () => {
  it.each([
    ['admin', true],
    ['entry', false],
  ] as const)('offers the role %s its pages', async (role, mayAdministrate) => {
    await opened(role);
    expect(options().includes('Audit log')).toBe(mayAdministrate);
    expect(options()).toContain('Duty and landed cost');
  });

  it.each([
    ['audit', 'Audit log'],
    ['6109.10', 'Code 6109.10 in the tariff'],
  ])('offers for %s first %s', async (text, first) => {
    const { user, input } = await opened('admin');
    await user.type(input, text);
    expect(options()[0]).toBe(first);
  });

  it('opens the selected page with arrows and Enter, and closes', async () => {
    const { user, input, path } = await opened('admin');
    await user.type(input, 'health{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(path()).toBe('/admin/health'));
    expect(screen.queryByRole('combobox', { name: 'Go to' })).toBeNull();
  });
});
