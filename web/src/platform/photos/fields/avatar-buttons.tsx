import { Button, Group, Text } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPhoto } from '../state/form-photo.ts';
import { canRetry } from '../state/photo-problem.ts';

interface AvatarButtonsProps {
  readonly photo: FormPhoto | undefined;
  /** The button that chooses a photo; it stays when dialogs and other buttons disappear. */
  readonly main: Ref<HTMLButtonElement>;
  readonly mayDrop: boolean;
  readonly onChoose: () => void;
  /** Undefined without a camera, or if there is another way to it. */
  readonly onCamera: (() => void) | undefined;
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
  /** Restores the photo that this one was to replace. */
  readonly onRestore: (id: string) => void;
}

/** The actions on the avatar. */
export function AvatarButtons({
  photo,
  main,
  mayDrop,
  onChoose,
  onCamera,
  onRemove,
  onRetry,
  onRestore,
}: AvatarButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group gap="xs">
      {photo?.problem && canRetry(photo.problem) && (
        <Button onClick={() => onRetry(photo.id)}>{t('photos.retry')}</Button>
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
        <Button variant="default" onClick={() => onRestore(photo.id)}>
          {t(photo.problem ? 'photos.keepPrevious' : 'common.cancel')}
        </Button>
      )}
      {photo && (
        <Button variant="subtle" color="gray" onClick={() => onRemove(photo.id)}>
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
