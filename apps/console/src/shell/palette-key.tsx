import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

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

  return (
    isOpen && (
      <Suspense fallback={null}>
        <Palette onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
