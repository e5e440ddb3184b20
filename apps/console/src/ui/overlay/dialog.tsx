import type { ReactNode } from 'react';
import type { DialogProps } from './modal.tsx';
import { onDemand } from './on-demand.tsx';

// Keys do not act on the page behind while the script loads.
const Modal = onDemand<DialogProps>(
  async () => (await import('./modal.tsx')).Modal,
  ({ title }) => <div className="overlay" role="dialog" aria-label={title} aria-busy="true" />,
);

/** A modal dialog: traps the focus and restores it. */
export function Dialog(props: DialogProps): ReactNode {
  return props.isOpen && <Modal {...props} />;
}
