import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '#web/lib/navigation/back-layers.ts';

interface DialogProps extends Omit<ModalProps, 'opened' | 'closeButtonProps'> {
  readonly isOpen?: boolean;
}

/** A dialog that Escape, its close button and the browser's Back close. The focus returns to what opened it. */
export function Dialog({ isOpen = true, onClose, ...props }: DialogProps) {
  const { t } = useTranslation();
  useBackLayer(isOpen, onClose);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      centered
      closeButtonProps={{ 'aria-label': t('common.close') }}
      {...props}
    />
  );
}
