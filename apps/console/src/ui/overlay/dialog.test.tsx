import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { showDialog } from '../../../test/kit/show-dialog.tsx';
import { Dialog } from './dialog.tsx';

const open = (canClose?: boolean) =>
  showDialog((isOpen, onClose) => (
    <Dialog title="Sure?" {...{ isOpen, onClose }} {...(canClose === undefined ? {} : { canClose })}>
      <button type="button">first</button>
      <button type="button">last</button>
    </Dialog>
  ));
const opener = (): HTMLElement => screen.getByRole('button', { name: 'open the dialog', hidden: true });

describe('a dialog', () => {
  it('is named by its title and hides the page from screen readers', async () => {
    await open();

    expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'open the dialog' })).toBeNull();
  });

  it('traps the focus, forwards and backwards', async () => {
    const { user } = await open();
    const dialog = screen.getByRole('dialog');

    const seen = new Set<string>();
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await user.keyboard(key);
      expect(dialog.contains(document.activeElement)).toBe(true);
      seen.add(document.activeElement?.textContent ?? '');
    }

    expect([...seen]).toEqual(expect.arrayContaining(['first', 'last']));
  });

  it('closes with Escape and returns the focus', async () => {
    const { user } = await open();

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('that requires a choice does not close with Escape', async () => {
    const { user } = await open(false);

    await user.keyboard('{Escape}');

    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
