import type { ReactNode } from 'react';
import { onDemand } from './on-demand.tsx';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** False if only the dialog's own actions can close it. */
  readonly canClose?: boolean;
  readonly children: ReactNode;
}

// Keys do not act on the page behind while the script loads.
const Modal = onDemand<DialogProps>(
  async () => (await import('./modal.tsx')).Modal,
  ({ title }) => <div className="overlay" role="dialog" aria-label={title} aria-busy="true" />,
);

/** A modal dialog: traps the focus and restores it. */
export function Dialog(props: DialogProps): ReactNode {
  return props.isOpen && <Modal {...props} />;
}
