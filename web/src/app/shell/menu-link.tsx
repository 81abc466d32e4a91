import { NavLink } from '@mantine/core';
import {
  IconBuildingStore,
  IconChecklist,
  IconFileAnalytics,
  IconHeartHandshake,
  IconHistory,
  IconMapPin,
  IconReceipt,
  IconReceipt2,
  IconTag,
  IconUserCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import type { MenuEntry as Entry, MenuIcon } from '#web/screens/menu.ts';
import classes from './side-menu.module.css';

/** The icons that the table of screens names. In a separate file to keep them out of the sign-in's code. */
const menuIcons: Readonly<Record<MenuIcon, typeof IconTag>> = {
  IconBuildingStore,
  IconChecklist,
  IconFileAnalytics,
  IconHeartHandshake,
  IconHistory,
  IconMapPin,
  IconReceipt,
  IconReceipt2,
  IconTag,
  IconUserCheck,
  IconUserCircle,
};

interface MenuEntryProps {
  readonly entry: Entry;
  readonly isActive: boolean;
  readonly onChoose?: () => void;
}

/** A link to a screen. A disabled one can still be focused, and says what to do first. */
export function MenuLink({ entry, isActive, onChoose }: MenuEntryProps) {
  const { t } = useTranslation();
  const { name, icon, missing } = entry;
  const Icon = menuIcons[icon];
  const common = {
    label: t(`shell.screens.${name}`),
    leftSection: <Icon size={20} stroke={1.75} aria-hidden="true" />,
    className: classes['entry'] ?? '',
  };
  if (missing) {
    return (
      <NavLink
        component="button"
        type="button"
        aria-disabled
        description={t(`shell.missing.${missing}`)}
        {...common}
      />
    );
  }
  return (
    <NavLink
      component={Link}
      to={linkToScreen(name)}
      replace
      active={isActive}
      {...(isActive && { 'aria-current': 'page' })}
      {...(onChoose && { onClick: onChoose })}
      {...common}
    />
  );
}
