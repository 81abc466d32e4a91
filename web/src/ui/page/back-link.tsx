import { Anchor } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { returning, useBackPath } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { type MenuScreen, parentOf } from '#web/screens/menu.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import classes from './back-link.module.css';

interface BackLinkProps {
  readonly from: ScreenName;
  /** The target, if it is not the parent. */
  readonly to?: MenuScreen | undefined;
  /** The query of the target's URL, such as the filter of a list. */
  readonly search?: string;
}

/** A link from a screen to its parent or another screen, if any. The browser's Back leads there, too. */
export function BackLink({ from, to = parentOf(from), search = '' }: BackLinkProps) {
  const { t } = useTranslation();
  const path = to && linkToScreen(to) + search;
  useBackPath(path);
  if (!path) return null;
  return (
    <Anchor
      component={Link}
      to={path}
      replace
      state={returning}
      className={`touch-area ${classes['root']}`}
    >
      <IconChevronLeft size={18} aria-hidden="true" />
      {t(`shell.screens.${to}`)}
    </Anchor>
  );
}
