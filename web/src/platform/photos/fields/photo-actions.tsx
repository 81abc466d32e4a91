import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './photo-actions.module.css';
import type { PhotoTileProps } from './photo-tile.tsx';

const icon = {
  variant: 'subtle',
  color: 'gray',
  size: 'xl',
  className: classes['action'] ?? '',
} as const;

/** The actions on a sent photo. */
export function PhotoActions({ index, count, onMove, onReplace, onRemove }: PhotoTileProps) {
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
