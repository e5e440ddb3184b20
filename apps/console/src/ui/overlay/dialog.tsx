import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** False if only the dialog's own actions can close it. */
  readonly canClose?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog: traps the focus and restores it. */
export function Dialog({ title, isOpen, onClose, wide, canClose = true, children }: DialogProps): ReactNode {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isKeyboardDismissDisabled={!canClose}
    >
      <Modal className={`dialog${wide === true ? ' dialog-wide' : ''}`}>
        <AriaDialog className="dialog-body">
          <Heading slot="title">{title}</Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
