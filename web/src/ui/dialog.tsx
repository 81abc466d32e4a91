import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';

interface DialogProps extends Omit<ModalProps, 'opened' | 'closeButtonProps'> {
  readonly isOpen?: boolean;
  /** Whether a request of the dialog is running; it then stays open. */
  readonly isBusy?: boolean;
}

/** Returns the focus after a dialog, even after unmounting an open one, which Mantine does not handle. */
function useFocusOfBefore(isOpen: boolean): void {
  const before = useRef<Element>(null);
  // Read during the render, because the dialog takes the focus in an effect.
  if (isOpen) before.current ??= document.activeElement;
  else before.current = null;
  useEffect(() => {
    if (!isOpen) return;
    const { current } = before;
    return () => {
      const isLost = () => !document.activeElement || document.activeElement === document.body;
      // The page is inert until the dialog has closed.
      setTimeout(() => {
        if (isLost() && current instanceof HTMLElement) current.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}

/** A dialog that Escape, its close button and the browser's Back close. Afterwards, the focus returns to the opener. */
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
