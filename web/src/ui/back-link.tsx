import { Anchor } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { parentOf } from '#web/screens/menu.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import classes from './back-link.module.css';

/** A link from a screen to its parent; nothing where the table of screens names none. */
export function BackLink({ from }: { readonly from: ScreenName }) {
  const { t } = useTranslation();
  const parent = parentOf(from);
  if (!parent) return null;
  return (
    <Anchor component={Link} to={linkTo(parent)} replace className={classes['root'] ?? ''}>
      <IconChevronLeft size={18} aria-hidden="true" />
      {t(`shell.screens.${parent}`)}
    </Anchor>
  );
}
