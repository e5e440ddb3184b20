import type { ReactNode } from 'react';
import type { Batch } from './batch.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { StartPanel } from './start-panel.tsx';
import { useSetup } from './use-setup.ts';

/** What a file is before its start: its columns with their meaning, and what the start would cost. */
export function SetupPanels({ batch }: { readonly batch: Batch }): ReactNode {
  const { setup, set, check } = useSetup(batch);
  return (
    <div className="batch-setup">
      <ColumnsPanel batch={batch} mapping={setup.mapping} onChange={(mapping) => set({ mapping })} />
      <StartPanel batch={batch} setup={setup} onChange={set} check={check} />
    </div>
  );
}
