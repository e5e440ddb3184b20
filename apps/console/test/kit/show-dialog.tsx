import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { show, type Rendered, type Surroundings } from './render-page.tsx';

type DialogOf = (isOpen: boolean, close: () => void) => ReactNode;

function Behind({ dialogOf }: { readonly dialogOf: DialogOf }): ReactNode {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open the dialog
      </button>
      {dialogOf(isOpen, () => setOpen(false))}
    </>
  );
}

export async function showDialog(dialogOf: DialogOf, around: Surroundings = {}): Promise<Rendered> {
  const page = await show(<Behind dialogOf={dialogOf} />, around);
  await page.user.click(screen.getByRole('button', { name: 'open the dialog' }));
  return page;
}
