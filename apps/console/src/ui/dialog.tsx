import { useEffect, type ReactNode } from 'react';
import { whenIdle } from './idle.ts';
import { later } from './later.tsx';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** False if only the dialog's own actions can close it. */
  readonly canClose?: boolean;
  readonly children: ReactNode;
}

const Modal = later(
  async () => (await import('./modal.tsx')).Modal,
  // Single keys do nothing while a dialog is in the page.
  <div className="overlay" role="dialog" aria-busy="true">
    <span className="spinner" />
  </div>,
);

export function Dialog({ isOpen, ...props }: DialogProps & { readonly isOpen: boolean }): ReactNode {
  // What is typed right after the key that opens a dialog belongs in it.
  useEffect(() => whenIdle(() => void Modal.preload().catch(() => undefined)), []);
  return isOpen && <Modal {...props} />;
}
