import { Button, Drawer, Stack } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';

interface SourceSheetProps {
  readonly onCamera: () => void;
  readonly onGallery: () => void;
  readonly onClose: () => void;
}

/** On phones: the choice of camera or gallery, at the bottom of the screen for the thumb. */
export default function SourceSheet({ onCamera, onGallery, onClose }: SourceSheetProps) {
  const { t } = useTranslation();
  useBackLayer(true, onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="13rem"
      radius="lg"
      title={t('photos.add')}
      styles={{ title: { fontWeight: 600 } }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack pb="md">
        <Button
          size="lg"
          variant="light"
          leftSection={<IconCamera size={22} aria-hidden="true" />}
          onClick={onCamera}
          data-autofocus
        >
          {t('photos.take')}
        </Button>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconPhoto size={22} aria-hidden="true" />}
          onClick={onGallery}
        >
          {t('photos.fromGallery')}
        </Button>
      </Stack>
    </Drawer>
  );
}
