import { startTransition, useEffect, useState, type ReactNode } from 'react';

let isSlicing = false;

/** Slices what is mounted until the first input, after which a page appears at once. */
export function sliceUntilInput(): void {
  isSlicing = true;
  const stop = (): void => {
    isSlicing = false;
  };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(type, stop, { once: true });
}

/** True while a page loads, until the first input. */
export const isUntouched = (): boolean => isSlicing;

/** Mounts its content after a frame, so that the layout of a page is in slices too. A hidden page has no frames. */
export function Sliced({ children }: { readonly children: () => ReactNode }): ReactNode {
  const [isDue, setDue] = useState(!isSlicing);
  useEffect(() => {
    if (isDue) return undefined;
    const show = (): void => startTransition(() => setDue(true));
    if (document.hidden) return show();
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  return isDue ? children() : null;
}
