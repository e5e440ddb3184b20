import { useEffect, useState, type ReactNode } from 'react';
import { later } from '../ui/later.tsx';

const Palette = later(async () => (await import('./palette.tsx')).Palette);

/** Opens the palette on Ctrl+K or Cmd+K, unless another dialog is open. */
export function PaletteKey(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return isOpen && <Palette onClose={() => setOpen(false)} />;
}
