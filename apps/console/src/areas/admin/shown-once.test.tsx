import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { showDialog } from '../../../test/kit/show-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

const SECRET = 'wh_"<&>\u00e9 1';
const shown = () =>
  showDialog((isOpen, close) => isOpen && <ShownOnce title="The key" secret={SECRET} onClose={close} />);

describe('a secret shown once', () => {
  it('is copied exactly, with a message', async () => {
    const { user } = await shown();
    expect(screen.getByRole('dialog', { name: 'The key' }).textContent).toContain(SECRET);

    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByText('Copied')).toBeDefined();
    expect(copy.mock.calls).toEqual([[SECRET]]);
  });

  it('reports a copy blocked by the browser, and stays', async () => {
    const { user } = await shown();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByText('The browser did not allow copying')).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'The key' })).toBeDefined();
  });

  it('can be copied with Enter immediately, as the button has the focus', async () => {
    await shown();
    expect(document.activeElement?.textContent).toBe('Copy');
  });

  it.each(['Done', 'Escape'])('is closed by %s', async (how) => {
    const { user } = await shown();

    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: how }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(SECRET)).toBeNull();
  });
});
