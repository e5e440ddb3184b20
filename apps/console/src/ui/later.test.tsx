import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { heldAnswer } from '../../test/kit/held-answer.ts';
import { showDialog } from '../../test/kit/show-dialog.tsx';
import { later } from './later.tsx';

type Part = (props: { readonly onClose: () => void }) => ReactNode;

const open = (load: () => Promise<Part>) => {
  const Later = later(load, <p>loading</p>);
  return showDialog((isOpen, onClose) => isOpen && <Later onClose={onClose} />);
};

describe('a part loaded when shown', () => {
  it('has its substitute in its place until then', async () => {
    const held = heldAnswer<Part>();
    await open(held.answer);
    expect(screen.getByText('loading')).toBeDefined();

    held.release(() => <p>here</p>);

    expect(await screen.findByText('here')).toBeDefined();
    expect(screen.queryByText('loading')).toBeNull();
  });

  it('is closed with a message if it cannot be loaded', async () => {
    await open(async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

    expect(await screen.findByText(/^The service did not answer/)).toBeDefined();
    await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  });
});
