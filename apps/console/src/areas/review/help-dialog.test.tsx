import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { showDialog } from '../../../test/kit/show-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';

describe('the help on keyboard shortcuts', () => {
  it('describes each key', async () => {
    await showDialog((isOpen, onClose) => (
      <HelpDialog isOn onSwitch={() => undefined} {...{ isOpen, onClose }} />
    ));

    const terms = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).getAllByRole('term');
    const told = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(Object.fromEntries(told)).toMatchObject({
      a: 'Accept',
      r: 'Reject',
      u: 'Undo',
      A: 'Accept all selected',
      '?': 'Show shortcuts',
    });
    expect(new Set(told.map(([key]) => key)).size).toBe(told.length);
  });

  it('can disable and re-enable the shortcuts for assistive tools', async () => {
    const onSwitch = jest.fn();
    const { user } = await showDialog((isOpen, onClose) => (
      <HelpDialog isOn {...{ isOpen, onClose, onSwitch }} />
    ));

    await user.click(screen.getByRole('checkbox', { name: 'Use single-key shortcuts on this page' }));

    expect(onSwitch.mock.calls).toEqual([[false]]);
  });

  it('can be closed with Enter immediately', async () => {
    const { user } = await showDialog((isOpen, onClose) => (
      <HelpDialog isOn onSwitch={() => undefined} {...{ isOpen, onClose }} />
    ));

    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
