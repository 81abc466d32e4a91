import { NavLink } from '@mantine/core';
import '@mantine/core/styles/NavLink.layer.css';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { queryKeyOf } from '#web/platform/api/api.ts';
import { menuOf, parentOf } from '#web/screens/menu.ts';
import { screenAt } from '#web/screens/screens.ts';
import { useLogout } from '#web/session/use-logout.ts';
import { useUserState } from '#web/session/use-user-state.ts';
import { MenuLink } from './menu-link.tsx';
import classes from './side-menu.module.css';

/** The side menu with the screens of the user's role and Logout. */
export function SideMenu({ onChoose }: { readonly onChoose?: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { logout, isLeaving } = useLogout();
  const state = useUserState();
  const client = useQueryClient();
  // A job disables the validators of a removed shop only after the answer, so their list is stale.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each navigation.
  useEffect(() => {
    const queryKey = queryKeyOf(validatorRoutes.listValidators);
    client.refetchQueries({ queryKey, type: 'active', stale: true }, { cancelRefetch: false });
  }, [pathname]);
  const current = screenAt(pathname);
  const active = current && (parentOf(current) ?? current);
  return (
    <nav className={classes['root']} aria-label={t('shell.menu')}>
      <p className={classes['label']}>{t('shell.admin')}</p>
      {menuOf(state).map((entry) => (
        <MenuLink
          key={entry.name}
          entry={entry}
          isActive={entry.name === active}
          {...(onChoose && { onChoose })}
        />
      ))}
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
