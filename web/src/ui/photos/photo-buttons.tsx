import { Button, Group, Text } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { roomFor } from './form-photo.ts';
import { useHasCamera } from './use-has-camera.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';
import { usePhotoSources } from './use-photo-sources.tsx';
import type { Photos } from './use-photos.ts';

const DropArea = lazyPart(() => import('./drop-area.tsx'));

/** How photos are added: one button with a sheet on phones; elsewhere files, camera, drop and paste. */
export function PhotoButtons({ photos }: { readonly photos: Photos }) {
  const { t } = useTranslation();
  const hasCamera = useHasCamera();
  const { isPhone, chooseFiles, openCamera, openSheet, dialogs } = usePhotoSources({
    isMultiple: photos.max > 1,
    onFiles: photos.add,
  });
  usePastedPictures(photos.add);
  const isFull = roomFor(photos.value, photos.max) === 0;

  if (isPhone) {
    return (
      <>
        <Button
          variant="light"
          fullWidth
          leftSection={<IconPhotoPlus size={20} aria-hidden="true" />}
          data-action="add"
          onClick={openSheet}
          disabled={isFull}
        >
          {t('photos.add')}
        </Button>
        {dialogs}
      </>
    );
  }
  const buttons = (
    <Group gap="sm">
      <Button
        variant="light"
        leftSection={<IconPhotoPlus size={20} aria-hidden="true" />}
        data-action="add"
        onClick={chooseFiles}
        disabled={isFull}
      >
        {t('photos.choose')}
      </Button>
      {hasCamera && (
        <Button
          variant="default"
          leftSection={<IconCamera size={20} aria-hidden="true" />}
          onClick={openCamera}
          disabled={isFull}
        >
          {t('photos.take')}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {t('photos.dropOrPaste')}
      </Text>
    </Group>
  );
  return (
    <>
      <DropArea onDrop={photos.add} fallback={buttons}>
        {buttons}
      </DropArea>
      {dialogs}
    </>
  );
}
