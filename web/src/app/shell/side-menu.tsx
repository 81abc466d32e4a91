import { Drawer, NavLink, useMantineTheme, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/NavLink.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconBuildingStore,
  IconChecklist,
  IconFileAnalytics,
  IconHeartHandshake,
  IconHistory,
  IconLogout,
  IconMapPin,
  IconQrcode,
  IconReceipt,
  IconReceipt2,
  IconTag,
  IconUserCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { queryKeyOf } from '#web/platform/api/api.ts';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { type MenuEntry as Entry, type MenuIcon, menuOf, parentOf } from '#web/screens/menu.ts';
import { screenAt } from '#web/screens/screens.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { mayHaveBusiness, myBusinessQuery } from '#web/session/queries/my-business.ts';
import { useLogout } from '#web/session/use-logout.ts';
import { useUserState } from '#web/session/use-user-state.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { BusinessAvatar } from '#web/views/picture/business-avatar.tsx';
import classes from './side-menu.module.css';

/** The icons that the table of screens names. In a separate file to keep them out of the sign-in's code. */
const menuIcons: Readonly<Record<MenuIcon, typeof IconTag>> = {
  IconBuildingStore,
  IconChecklist,
  IconFileAnalytics,
  IconHeartHandshake,
  IconHistory,
  IconMapPin,
  IconQrcode,
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
function MenuLink({ entry, isActive, onChoose }: MenuEntryProps) {
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

/** Says whose menu it is: the business of an owner, else the user's own account. Staff read "Admin". */
function MenuHead() {
  const { t } = useTranslation();
  const { role, userId } = useMe();
  const { data } = useQuery({ ...myBusinessQuery(userId), enabled: mayHaveBusiness(role) });
  const business = data?.active ?? data?.items[0];
  if (role === 'staff') return <p className={classes['label']}>{t('shell.admin')}</p>;
  return (
    <p className={classes['head']}>
      <VisuallyHidden>{t('shell.admin')}</VisuallyHidden>
      {business && <BusinessAvatar business={business} className={classes['avatar']} />}
      <span>{business?.name ?? t('shell.ownAccount')}</span>
    </p>
  );
}

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
      <MenuHead />
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
        <Drawer.Header className={`brand-bar ${classes['header']}`}>
          <Wordmark height={28} />
          <Drawer.CloseButton
            size={44}
            className={classes['close'] ?? ''}
            aria-label={t('shell.closeMenu')}
          />
        </Drawer.Header>
        <Drawer.Body className={classes['body'] ?? ''}>
          <SideMenu onChoose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
