import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const KEPT = 'svc.review.keys';

export type Shortcuts = Readonly<Record<string, () => void>>;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

function isOccupied(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return isTyping(event.target) || document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

/** Runs actions on single keys, unless the user is typing, a dialog is open or shortcuts are off. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts);
  // A passive effect may run after the next key, which would act on the previous row.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = latest.current[event.key];
      const isAllowed = isOn || event.key === '?';
      if (act === undefined || !isAllowed || isOccupied(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);

    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Setting for single-key shortcuts, stored; assistive tools may need them off. */
export function useKeysSwitch(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEPT) !== 'off');
  const choose = (chosen: boolean): void => {
    localStorage.setItem(KEPT, chosen ? 'on' : 'off');
    setOn(chosen);
  };
  return [isOn, choose];
}
