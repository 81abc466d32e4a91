import { NavLink } from '@mantine/core';
import '@mantine/core/styles/NavLink.layer.css';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { menuOf, parentOf } from '#web/screens/menu.ts';
import { screenAt } from '#web/screens/screens.ts';
import { useLogout } from '#web/session/use-logout.ts';
import { useUserState } from '#web/session/use-user-state.ts';
import { menuIcons } from './menu-icons.ts';
import classes from './side-menu.module.css';

/** The side menu, labelled Admin: the screens of the user's role, and Logout. */
export function SideMenu({ onChoose }: { readonly onChoose?: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { logout, isLeaving } = useLogout();
  const entries = menuOf(useUserState());
  const current = screenAt(pathname);
  const active = current && (parentOf(current) ?? current);
  return (
    <nav className={classes['root']} aria-label={t('shell.menu')}>
      <p className={classes['label']}>{t('shell.admin')}</p>
      {entries.map(({ name, icon, isEnabled }) => {
        const Icon = menuIcons[icon];
        const isActive = name === active;
        const common = {
          label: t(`shell.screens.${name}`),
          leftSection: <Icon size={20} stroke={1.75} aria-hidden="true" />,
          className: classes['entry'] ?? '',
        };
        return isEnabled ? (
          <NavLink
            key={name}
            component={Link}
            to={linkTo(name)}
            replace
            active={isActive}
            {...(isActive && { 'aria-current': 'page' })}
            {...(onChoose && { onClick: onChoose })}
            {...common}
          />
        ) : (
          <NavLink
            key={name}
            component="button"
            type="button"
            disabled
            aria-disabled
            tabIndex={-1}
            {...common}
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
