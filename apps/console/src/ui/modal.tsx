import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useWords } from '../words/words.tsx';
import type { DialogProps } from './dialog.tsx';

/** A modal dialog: traps the focus and restores it. */
export function Modal({ title, onClose, wide, canClose = true, children }: DialogProps): ReactNode {
  const { language } = useWords();

  return (
    <I18nProvider locale={language}>
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
    </I18nProvider>
  );
}
