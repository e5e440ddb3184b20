import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** False if only the dialog's own actions can close it. */
  readonly canClose?: boolean;
  readonly children: ReactNode;
}

export function Modal({ title, onClose, wide, canClose = true, children }: DialogProps): ReactNode {
  return (
    <ModalOverlay
      className="overlay"
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isKeyboardDismissDisabled={!canClose}
    >
      <AriaModal className={`dialog${wide === true ? ' dialog-wide' : ''}`}>
        <AriaDialog className="dialog-body">
          <Heading slot="title">{title}</Heading>
          {children}
        </AriaDialog>
      </AriaModal>
    </ModalOverlay>
  );
}
