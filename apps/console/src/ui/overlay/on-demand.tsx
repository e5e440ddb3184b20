import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

const loads: (() => Promise<unknown>)[] = [];
let isDue = false;

/** Loads every part on demand of the pages opened so far, and at once those of later pages. */
export async function loadOnDemand(): Promise<void> {
  isDue = true;
  await Promise.all(loads.map((load) => load()));
}

/** A component whose script is loaded after the page, or when it is first shown. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  let loaded: ComponentType<P> | undefined;
  const fetched = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Late = lazy(fetched);
  loads.push(fetched);
  if (isDue) void fetched();

  return function OnDemand(props) {
    // A loaded component is not suspended: React would show it 300 ms later.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Late);
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  };
}
