import { Box, Button, Group, Input, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import type { FormPhoto } from '../sending/form-photo.ts';
import { canRetry, type PhotoProblem } from '../sending/photo-problem.ts';
import type { Photos } from '../sending/use-photos.ts';
import classes from './avatar-field.module.css';
import { useHasCamera, usePastedPictures, useStrayDrops } from './camera-paste-drop.ts';
import { PhotoDropArea } from './photo-drop-area.tsx';
import { PhotoPicture, PhotoStatus } from './photo-picture.tsx';
import { usePhotoSources } from './use-photo-sources.tsx';

interface AvatarButtonsProps {
  readonly photo: FormPhoto | undefined;
  /** The button that chooses a photo; it stays when dialogs and other buttons disappear. */
  readonly main: Ref<HTMLButtonElement>;
  readonly mayDrop: boolean;
  readonly onChoose: () => void;
  /** Undefined without a camera, or if there is another way to it. */
  readonly onCamera: (() => void) | undefined;
  /** `restore` restores the photo that this one was to replace. */
  readonly onAction: (action: 'remove' | 'retry' | 'restore', id: string) => void;
}

/** The actions on the avatar. */
function AvatarButtons({ photo, main, mayDrop, onChoose, onCamera, onAction }: AvatarButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group gap="xs">
      {photo?.problem && canRetry(photo.problem) && (
        <Button onClick={() => onAction('retry', photo.id)}>{t('photos.retry')}</Button>
      )}
      <Button ref={main} variant="light" onClick={onChoose}>
        {t(photo ? 'photos.replace' : 'photos.choose')}
      </Button>
      {onCamera && (
        <Button variant="default" onClick={onCamera}>
          {t('photos.take')}
        </Button>
      )}
      {photo?.previous && (photo.problem || photo.url === undefined) && (
        <Button variant="default" onClick={() => onAction('restore', photo.id)}>
          {t(photo.problem ? 'photos.keepPrevious' : 'common.cancel')}
        </Button>
      )}
      {photo && (
        <Button variant="subtle" color="gray" onClick={() => onAction('remove', photo.id)}>
          {t('photos.remove')}
        </Button>
      )}
      {mayDrop && (
        <Text size="sm" c="dimmed">
          {t('photos.dropOrPasteAvatar')}
        </Text>
      )}
    </Group>
  );
}

const CropModal = partOnDemand(() => import('./crop-modal.tsx'));

interface AvatarFieldProps {
  readonly photos: Photos;
  readonly description: string;
  readonly disabled: boolean;
}

/** One square photo, cropped from a chosen file. */
export function AvatarField({ photos, description, disabled }: AvatarFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<Blob>();
  /** Why the last file was refused; shown until the next choice. */
  const [refusal, setRefusal] = useState<string>();
  const hasCamera = useHasCamera();
  const { isPhone, chooseFiles, openCamera, openSheet, dialogs } = usePhotoSources({
    isMultiple: false,
    onFiles: (files) => choose(files),
  });
  const choose = ([file]: readonly Blob[]) => {
    // Ignore a second picture while the first is being cropped.
    if (disabled || !file || chosen) return;
    setRefusal(undefined);
    setChosen(file);
  };
  usePastedPictures(choose);
  useStrayDrops();
  const [photo] = photos.value;
  const main = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChosen(undefined);
    main.current?.focus();
  };
  const refuse = (reason: string) => {
    close();
    setRefusal(reason);
  };
  const use = (cropped: Blob) => {
    close();
    if (photo) photos.replace(photo.id, cropped);
    else photos.add([cropped]);
  };
  const mayDrop = !disabled && !isPhone;
  const content = (
    <Group gap="md" align="flex-start" data-problem={photo?.problem !== undefined || undefined}>
      {photo && (
        <PhotoPicture
          state={photos.stateOf(photo)}
          isIdle={photo.problem !== undefined}
          alt={t('photos.avatar')}
          className={classes['avatar']}
        />
      )}
      <Stack gap={4} flex="1 1 min(100%, 16rem)" miw={0}>
        {photo && <PhotoStatus photo={photo} state={photos.stateOf(photo)} />}
        {!disabled && (
          <AvatarButtons
            photo={photo}
            main={main}
            mayDrop={mayDrop}
            onChoose={isPhone ? openSheet : chooseFiles}
            onCamera={hasCamera && !isPhone ? openCamera : undefined}
            onAction={(action, id) => {
              main.current?.focus();
              photos[action](id);
            }}
          />
        )}
      </Stack>
    </Group>
  );
  return (
    <Input.Wrapper
      role="group"
      aria-label={t('photos.avatar')}
      labelElement="div"
      label={t('photos.avatar')}
      description={description}
      descriptionProps={{ id: `${id}-hint` }}
      error={refusal}
      errorProps={{ id: `${id}-refusal`, role: 'alert', mt: 'xs' }}
      aria-describedby={refusal ? `${id}-hint ${id}-refusal` : `${id}-hint`}
      size="md"
      data-path="photos"
    >
      <Box mt="xs">
        {mayDrop ? <PhotoDropArea onDrop={choose}>{content}</PhotoDropArea> : content}
      </Box>
      {dialogs}
      {chosen && (
        <CropModal
          file={chosen}
          isFullScreen={isPhone}
          onCrop={use}
          onRefuse={(problem: PhotoProblem) => refuse(t(`photos.problems.${problem}`))}
          onClose={close}
          onLoadFailure={() => refuse(t('errors.NETWORK'))}
        />
      )}
      <VisuallyHidden role="status">{photos.news}</VisuallyHidden>
    </Input.Wrapper>
  );
}
