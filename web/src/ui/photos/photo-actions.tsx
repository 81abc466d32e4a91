import { ActionIcon, Button, Group, Menu, Stack } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './photo-actions.module.css';
import { canRetry } from './photo-problem.ts';
import type { PhotoTileProps } from './photo-tile.tsx';

const button = { variant: 'subtle', color: 'gray', size: 'xl' } as const;

/** What can be done with a photo. Those that are sent can be cancelled, those that failed be sent again. */
export function PhotoActions({
  photo: { problem, url },
  place,
  count,
  onMove,
  onReplace,
  onRemove,
  onRetry,
}: PhotoTileProps) {
  const { t } = useTranslation();
  const number = { place: place + 1 };
  if (problem || url === undefined) {
    return (
      <Stack gap={0}>
        {problem && (
          <Button
            {...button}
            size="sm"
            color="jabuticaba"
            onClick={canRetry(problem) ? onRetry : onReplace}
          >
            {t(canRetry(problem) ? 'photos.retry' : 'photos.other')}
          </Button>
        )}
        <Button
          {...button}
          size="sm"
          onClick={onRemove}
          aria-label={t(problem ? 'photos.removeNumber' : 'photos.cancelNumber', number)}
        >
          {t(problem ? 'photos.remove' : 'common.cancel')}
        </Button>
      </Stack>
    );
  }
  return (
    <Group gap={0} justify="space-between" wrap="nowrap">
      <ActionIcon
        {...button}
        className={classes['move'] ?? ''}
        data-action="before"
        disabled={place === 0}
        onClick={() => onMove(place - 1, 'before')}
        aria-label={t('photos.moveBefore', number)}
      >
        <IconArrowLeft size={20} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        {...button}
        className={classes['move'] ?? ''}
        data-action="after"
        disabled={place === count - 1}
        onClick={() => onMove(place + 1, 'after')}
        aria-label={t('photos.moveAfter', number)}
      >
        <IconArrowRight size={20} aria-hidden="true" />
      </ActionIcon>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon {...button} data-action="more" aria-label={t('photos.more', number)}>
            <IconDots size={20} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {place > 0 && (
            <Menu.Item onClick={() => onMove(0, 'more')}>{t('photos.makeCover')}</Menu.Item>
          )}
          <Menu.Item onClick={onReplace}>{t('photos.replace')}</Menu.Item>
          <Menu.Item onClick={onRemove}>{t('photos.remove')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
