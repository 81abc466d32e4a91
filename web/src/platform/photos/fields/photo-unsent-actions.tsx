import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { canRetry } from '../state/photo-problem.ts';
import type { PhotoTileProps } from './photo-tile.tsx';

const button = {
  variant: 'subtle',
  color: 'gray',
  size: 'sm',
  px: 4,
  // As high as the actions of a sent photo.
  mih: 44,
} as const;

/** The actions on a photo that is being sent or has a problem. */
export function PhotoUnsentActions({
  photo: { problem, previous },
  index,
  onReplace,
  onRemove,
  onRetry,
  onRestore,
}: PhotoTileProps) {
  const { t } = useTranslation();
  const number = { place: index + 1 };
  if (!problem) {
    return (
      <Button
        {...button}
        onClick={previous ? onRestore : onRemove}
        aria-label={t('photos.cancelNumber', number)}
      >
        {t('common.cancel')}
      </Button>
    );
  }
  return (
    <Stack gap={0}>
      <Button {...button} color="jabuticaba" onClick={canRetry(problem) ? onRetry : onReplace}>
        {t(canRetry(problem) ? 'photos.retry' : 'photos.other')}
      </Button>
      {previous && (
        <Button {...button} onClick={onRestore}>
          {t('photos.keepPrevious')}
        </Button>
      )}
      <Button {...button} onClick={onRemove} aria-label={t('photos.removeNumber', number)}>
        {t('photos.remove')}
      </Button>
    </Stack>
  );
}
