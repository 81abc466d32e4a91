import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';

interface MessageDialogProps {
  readonly text: string;
  readonly isOpen: boolean;
  readonly returnTo: Element | null;
  readonly onClose: () => void;
}

/** A message in the middle of the screen, with an Ok button; for pages with the private styles. */
export default function MessageDialog({ text, isOpen, returnTo, onClose }: MessageDialogProps) {
  const { t } = useTranslation();
  useBackLayer(isOpen, onClose);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text}
      centered
      withCloseButton={false}
      styles={{ title: { lineHeight: 1.5 } }}
      // The modal only knows the previous focus if it was already mounted, closed, before.
      returnFocus={false}
      onExitTransitionEnd={() => {
        if (returnTo instanceof HTMLElement) returnTo.focus();
      }}
    >
      <Group justify="flex-end">
        <Button data-autofocus onClick={onClose}>
          {t('common.ok')}
        </Button>
      </Group>
    </Modal>
  );
}
