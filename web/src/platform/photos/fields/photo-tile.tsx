import { ActionIcon, Button, Group, Menu, Stack } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FormPhoto, PhotoState } from '../sending/form-photo.ts';
import { canRetry } from '../sending/photo-problem.ts';
import { PhotoPicture, PhotoStatus } from './photo-picture.tsx';
import classes from './photo-tile.module.css';

const icon = {
  variant: 'subtle',
  color: 'gray',
  size: 'xl',
  className: classes['action'] ?? '',
} as const;

/** The actions on a sent photo. */
function PhotoActions({ index, count, onMove, onReplace, onRemove }: PhotoTileProps) {
  const { t } = useTranslation();
  const number = { place: index + 1 };
  return (
    <Group gap={0} justify="space-between" wrap="nowrap">
      <ActionIcon
        {...icon}
        data-action="before"
        disabled={index === 0}
        onClick={() => onMove(index - 1, 'before')}
        aria-label={t('photos.move', { ...number, target: Math.max(1, index) })}
      >
        <IconArrowLeft size={20} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        {...icon}
        data-action="after"
        disabled={index === count - 1}
        onClick={() => onMove(index + 1, 'after')}
        aria-label={t('photos.move', { ...number, target: Math.min(count, index + 2) })}
      >
        <IconArrowRight size={20} aria-hidden="true" />
      </ActionIcon>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon {...icon} data-action="more" aria-label={t('photos.more', number)}>
            <IconDots size={20} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {index > 0 && (
            <Menu.Item onClick={() => onMove(0, 'more')}>{t('photos.makeCover')}</Menu.Item>
          )}
          <Menu.Item onClick={onReplace}>{t('photos.replace')}</Menu.Item>
          <Menu.Item onClick={onRemove}>{t('photos.remove')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

const button = {
  variant: 'subtle',
  color: 'gray',
  size: 'sm',
  px: 4,
  // As high as the actions of a sent photo.
  mih: 44,
} as const;

/** The actions on a photo that is being sent or has a problem. */
function PhotoUnsentActions({
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
      <Button {...button} onClick={canRetry(problem) ? onRetry : onReplace}>
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

export interface PhotoTileProps {
  readonly photo: FormPhoto;
  readonly state: PhotoState;
  /** Position, counted from 0. */
  readonly index: number;
  readonly count: number;
  /** Moves the photo to a position; `action` is the name of the pressed button. */
  readonly onMove: (index: number, action: string) => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  /** Restores the photo that this one replaces. */
  readonly onRestore: () => void;
  readonly onRetry: () => void;
}

/** One photo of a form: its picture, progress and actions. */
export function PhotoTile(props: PhotoTileProps) {
  const { t } = useTranslation();
  const { photo, state, index, count } = props;
  const isCover = index === 0;
  return (
    <li
      className={classes['tile']}
      data-photo={photo.id}
      data-problem={photo.problem !== undefined || undefined}
    >
      <div className={classes['top']}>
        <PhotoPicture
          state={state}
          isIdle={photo.problem !== undefined}
          alt={t(isCover ? 'photos.coverOf' : 'photos.photoOf', { place: index + 1, count })}
        />
        {isCover && <p className={classes['cover']}>{t('photos.cover')}</p>}
        {!photo.problem && (
          <div className={classes['status']}>
            <PhotoStatus photo={photo} state={state} inset="xs" />
          </div>
        )}
      </div>
      {photo.problem && <PhotoStatus photo={photo} state={state} inset="xs" />}
      {photo.problem || photo.url === undefined ? (
        <PhotoUnsentActions {...props} />
      ) : (
        <PhotoActions {...props} />
      )}
    </li>
  );
}
