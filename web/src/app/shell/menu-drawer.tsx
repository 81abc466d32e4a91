import { Drawer, useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import classes from './menu-drawer.module.css';
import { SideMenu } from './side-menu.tsx';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly width: number;
  /** In milliseconds. */
  readonly duration: number;
}

/** The side menu on phones, closed by Escape, its close button, a tap beside it or the browser's Back. */
export function MenuDrawer({ isOpen, onClose, width, duration }: MenuDrawerProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { breakpoints } = useMantineTheme();
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  useBackLayer(isOpen, onClose);

  // Also closes when the side menu replaces it, as on a rotated tablet: the page would stay locked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes, too.
  useEffect(onClose, [isWide, pathname, onClose]);

  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      size={width}
      padding={0}
      transitionProps={{ duration }}
    >
      <Drawer.Overlay hiddenFrom="md" />
      <Drawer.Content hiddenFrom="md" aria-label={t('shell.menu')}>
        <Drawer.Header className={classes['header'] ?? ''}>
          <Wordmark height={28} />
          <Drawer.CloseButton size={44} aria-label={t('shell.closeMenu')} />
        </Drawer.Header>
        <Drawer.Body className={classes['body'] ?? ''}>
          <SideMenu onChoose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
