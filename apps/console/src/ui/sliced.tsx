import { useDeferredValue, type ReactNode } from 'react';

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

/** Mounts its content in slices, between which the browser handles input. */
export function Sliced({ children }: { readonly children: () => ReactNode }): ReactNode {
  return useDeferredValue(true, !isSlicing) ? children() : null;
}
