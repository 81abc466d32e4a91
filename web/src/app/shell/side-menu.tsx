import { NavLink } from '@mantine/core';
import '@mantine/core/styles/NavLink.layer.css';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { menuOf } from '#web/session/rules/menu.ts';
import { type Screen, screenPaths } from '#web/session/rules/screens.ts';
import { useLogout } from '#web/session/use-logout.ts';
import { useUserState } from '#web/session/use-user-state.ts';
import { menuIcons } from './menu-icons.ts';
import classes from './side-menu.module.css';

/** Screens that a menu entry stands for beside its own: the form belongs to its list. */
const formsOf: Readonly<Partial<Record<Screen, readonly string[]>>> = {
  shops: [paths.shop.path],
  offers: [paths.offer.path],
  profile: [paths.changePassword.path],
};

/** The side menu, labelled Admin: the screens of the user's role in order, and Logout. */
export function SideMenu({ onChoose }: { readonly onChoose?: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { logout, isLeaving } = useLogout();
  const entries = menuOf(useUserState());
  return (
    <nav className={classes['root']} aria-label={t('shell.menu')}>
      <p className={classes['label']}>{t('shell.admin')}</p>
      {entries.map(({ screen, enabled }) => {
        const path = screenPaths[screen] ?? paths.root.path;
        const Icon = menuIcons[screen];
        const isActive = pathname === path || formsOf[screen]?.includes(pathname) === true;
        const look = {
          label: t(`shell.screens.${screen}`),
          leftSection: <Icon size={20} stroke={1.75} aria-hidden="true" />,
          className: classes['entry'] ?? '',
        };
        return enabled ? (
          <NavLink
            key={screen}
            component={Link}
            to={path}
            replace
            active={isActive}
            {...(isActive && { 'aria-current': 'page' })}
            {...(onChoose && { onClick: onChoose })}
            {...look}
          />
        ) : (
          <NavLink
            key={screen}
            component="button"
            type="button"
            disabled
            aria-disabled
            tabIndex={-1}
            {...look}
          />
        );
      })}
      <NavLink
        component="button"
        label={t('shell.logout')}
        leftSection={<IconLogout size={20} stroke={1.75} aria-hidden="true" />}
        disabled={isLeaving}
        onClick={logout}
        className={classes['logout'] ?? ''}
      />
    </nav>
  );
}
