import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import type { DialogProps } from './dialog.tsx';

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
