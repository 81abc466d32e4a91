import { Anchor } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { parentOf } from '#web/screens/menu.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import classes from './back-link.module.css';

interface BackLinkProps {
  readonly from: ScreenName;
  /** The query of the parent's URL, such as the filter of a list. */
  readonly search?: string;
}

/** A link from a screen to its parent; nothing where the table of screens names none. */
export function BackLink({ from, search = '' }: BackLinkProps) {
  const { t } = useTranslation();
  const parent = parentOf(from);
  if (!parent) return null;
  return (
    <Anchor component={Link} to={linkTo(parent) + search} replace className={classes['root'] ?? ''}>
      <IconChevronLeft size={18} aria-hidden="true" />
      {t(`shell.screens.${parent}`)}
    </Anchor>
  );
}
