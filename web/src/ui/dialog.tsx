import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';

interface DialogProps extends Omit<ModalProps, 'opened' | 'closeButtonProps'> {
  readonly isOpen?: boolean;
  /** A request of the dialog runs: it stays open until that is over. */
  readonly isBusy?: boolean;
}

/**
 * Gives the focus back, once a dialog is closed, to what had it before, where nothing else took it meanwhile: also where
 * the dialog is removed while it is open, which Mantine does not.
 */
function useFocusOfBefore(isOpen: boolean): void {
  const before = useRef<Element>(null);
  // Read in the render, because the dialog takes the focus in an effect of its own.
  if (isOpen) before.current ??= document.activeElement;
  else before.current = null;
  useEffect(() => {
    if (!isOpen) return;
    const { current } = before;
    return () => {
      const isLost = () => !document.activeElement || document.activeElement === document.body;
      // The page is not inert any more once the dialog has gone.
      setTimeout(() => {
        if (isLost() && current instanceof HTMLElement) current.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}

/** A dialog that Escape, its close button and the browser's Back close. The focus returns to what opened it. */
export function Dialog({ isOpen = true, isBusy = false, onClose, ...props }: DialogProps) {
  const { t } = useTranslation();
  const close = () => {
    if (!isBusy) onClose();
  };
  useBackLayer(isOpen, close);
  useFocusOfBefore(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      centered
      styles={{ title: { fontWeight: 600, lineHeight: 1.3 } }}
      closeButtonProps={{ 'aria-label': t('common.close'), disabled: isBusy }}
      {...props}
    />
  );
}
