import { Alert, Button, Group, Input, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand, useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { countProblems, isUnderWay, roomFor } from '../sending/form-photo.ts';
import type { Photos } from '../sending/use-photos.ts';
import { useHasCamera, usePastedPictures, useStrayDrops } from './camera-paste-drop.ts';
import { PhotoDropArea } from './photo-drop-area.tsx';
import { usePhotoSources } from './use-photo-sources.tsx';

const findLastPhoto = () =>
  document.querySelector<HTMLElement>('[data-path="photos"] li:last-child button:not(:disabled)');

/** Buttons for adding photos: one button with a sheet on phones; elsewhere files, camera, drop and paste. */
function PhotoButtons({ photos }: { readonly photos: Photos }) {
  const { t } = useTranslation();
  const hasCamera = useHasCamera();
  /** Whether a button of the field had the focus when photos were last added. */
  const hadFocus = useRef(false);
  const add = (files: readonly Blob[]) => {
    hadFocus.current = document.activeElement?.matches('[data-path="photos"] button') ?? false;
    photos.add(files);
  };
  const { isPhone, chooseFiles, openCamera, openSheet, dialogs } = usePhotoSources({
    isMultiple: photos.max > 1,
    onFiles: add,
    focusAfter: findLastPhoto,
  });
  usePastedPictures(add);
  useStrayDrops();
  const isFull = roomFor(photos.value, photos.max) === 0;

  // The button that added the last photo is disabled and loses the focus, in some browsers only after this.
  useLayoutEffect(() => {
    const isLost = document.activeElement?.matches('body, :disabled');
    if (isFull && isLost && hadFocus.current) findLastPhoto()?.focus({ preventScroll: true });
  }, [isFull]);

  if (isPhone) {
    return (
      <>
        <Button
          variant="light"
          fullWidth
          px="min(1rem, 4vw)"
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
  return (
    <>
      <PhotoDropArea onDrop={add}>
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
      </PhotoDropArea>
      {dialogs}
    </>
  );
}

const PhotoList = partOnDemand(() => import('./photo-list.tsx'));

interface PhotosFieldProps {
  readonly photos: Photos;
  readonly description: string;
}

/** The photos of a form in their order, with buttons to add more. The first one is the cover. */
export function PhotosField({ photos, description }: PhotosFieldProps) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const hint = useId();
  useLoadWhenIdle(PhotoList.load);
  return (
    <Input.Wrapper
      role="group"
      aria-label={t('photos.label')}
      labelElement="div"
      label={t('photos.label')}
      aria-describedby={hint}
      description={description}
      descriptionProps={{ id: hint }}
      size="md"
      data-path="photos"
    >
      <Stack gap="sm" mt="xs">
        {photos.value.length > 0 &&
          (hasFailed ? (
            <Button variant="default" onClick={() => setHasFailed(false)}>
              {t('photos.showAgain')}
            </Button>
          ) : (
            <PhotoList photos={photos} onLoadFailure={() => setHasFailed(true)} />
          ))}
        <PhotoButtons photos={photos} />
      </Stack>
      <VisuallyHidden role="status">{photos.news}</VisuallyHidden>
    </Input.Wrapper>
  );
}

interface SendNoticeProps {
  readonly photos: Photos;
  readonly isSending: boolean;
}

/** Beside the button of a form: says that photos are still being sent, or which ones prevent sending. */
export function SendNotice({ photos, isSending }: SendNoticeProps) {
  const { t } = useTranslation();
  const problems = countProblems(photos.value);
  const isWaiting = isSending && isUnderWay(photos.value);
  return (
    <>
      {/* Always on the page, so that its text is announced; while empty, it takes no gap of the form. */}
      <Group gap="xs" role="status" mt={isWaiting ? 0 : 'calc(-1 * var(--stack-gap))'}>
        {isWaiting && (
          <>
            <Text size="sm" flex="1 1 14rem">
              {t('photos.stillSending')}
            </Text>
            <Button size="compact-md" variant="subtle" onClick={photos.stopWaiting}>
              {t('common.cancel')}
            </Button>
          </>
        )}
      </Group>
      {photos.isBlocked && problems > 0 && !isSending && (
        <Alert color="red" variant="light" role="alert">
          {t('photos.notSent', { count: problems })}
        </Alert>
      )}
    </>
  );
}
