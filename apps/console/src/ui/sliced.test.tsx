import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Sliced, sliceUntilInput } from './sliced.tsx';

it('mounts its content after the rest of the page until the first key, then together with it', async () => {
  const seen: (string | undefined)[] = [];
  const Page = ({ name }: { readonly name: string }) => (
    <div ref={(page) => void (page !== null && seen.push(page.textContent))}>
      <Sliced>{() => name}</Sliced>
    </div>
  );

  sliceUntilInput();
  render(<Page name="first" />);
  await screen.findByText('first');
  await userEvent.keyboard('j');
  render(<Page name="second" />);

  expect(seen).toEqual(['', 'second']);
});
