import { Button, Group, Input, Stack, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { showToast } from '../toast/toast.ts';
import classes from './avatar-field.module.css';
import { PhotoPicture } from './photo-picture.tsx';
import { canRetry } from './photo-problem.ts';
import { PhotoStatus } from './photo-status.tsx';
import { useHasCamera } from './use-has-camera.ts';
import { usePastedPictures } from './use-pasted-pictures.ts';
import { usePhotoSources } from './use-photo-sources.tsx';
import type { Photos } from './use-photos.ts';

const CropModal = lazyPart(() => import('./crop-modal.tsx'));

interface AvatarFieldProps {
  readonly photos: Photos;
  readonly description: string;
  readonly disabled: boolean;
}

/** One square photo, cut out of the one that is chosen. */
export function AvatarField({ photos, description, disabled }: AvatarFieldProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Blob>();
  const hasCamera = useHasCamera();
  const { isPhone, chooseFiles, openCamera, openSheet, dialogs } = usePhotoSources({
    isMultiple: false,
    onFiles: ([file]) => setChosen(file),
  });
  usePastedPictures(([file]) => {
    if (!disabled) setChosen(file);
  });
  const [photo] = photos.value;
  /** It stays, while dialogs and the other buttons go. */
  const main = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChosen(undefined);
    main.current?.focus();
  };
  const remove = (id: string) => {
    main.current?.focus();
    photos.remove(id);
  };
  const retry = (id: string) => {
    main.current?.focus();
    photos.retry(id);
  };
  const use = (cropped: Blob) => {
    close();
    if (photo) photos.replace(photo.id, cropped);
    else photos.add([cropped]);
  };
  return (
    <Input.Wrapper
      role="group"
      aria-label={t('photos.avatar')}
      labelElement="div"
      label={t('photos.avatar')}
      description={description}
      size="md"
      data-path="photos"
    >
      <Group gap="md" mt="xs" data-problem={photo?.problem !== undefined || undefined}>
        {photo && (
          <PhotoPicture
            state={photos.stateOf(photo)}
            isIdle={photo.problem !== undefined}
            alt={t('photos.avatar')}
            className={classes['avatar']}
          />
        )}
        <Stack gap={4}>
          {photo && <PhotoStatus photo={photo} state={photos.stateOf(photo)} />}
          {!disabled && (
            <Group gap="xs">
              {photo?.problem && canRetry(photo.problem) && (
                <Button onClick={() => retry(photo.id)}>{t('photos.retry')}</Button>
              )}
              <Button ref={main} variant="light" onClick={isPhone ? openSheet : chooseFiles}>
                {t(photo ? 'photos.replace' : 'photos.choose')}
              </Button>
              {hasCamera && !isPhone && (
                <Button variant="default" onClick={openCamera}>
                  {t('photos.take')}
                </Button>
              )}
              {photo && (
                <Button variant="subtle" color="gray" onClick={() => remove(photo.id)}>
                  {t('photos.remove')}
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </Group>
      {dialogs}
      {chosen && (
        <CropModal
          file={chosen}
          isFullScreen={isPhone}
          onCrop={use}
          onClose={close}
          onLoadFailure={() => {
            close();
            void showToast(t('errors.NETWORK'), 'error');
          }}
        />
      )}
      <VisuallyHidden role="status">{photos.news}</VisuallyHidden>
    </Input.Wrapper>
  );
}
