import { ActionIcon, Menu } from '@mantine/core';
import { IconLogout, IconUser, IconUserCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useLogout } from '#web/session/use-logout.ts';
import classes from './shell.module.css';

/** The menu with Profile and Logout. Only Logout while the user must accept terms or change the password. */
export function UserMenu({ isLocked }: { readonly isLocked: boolean }) {
  const { t } = useTranslation();
  const { logout, isLeaving } = useLogout();
  const [isOpen, setIsOpen] = useState(false);
  useBackLayer(isOpen, () => setIsOpen(false));
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      // The placeholder would be a child that is neither an entry nor hidden.
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      shadow="md"
      classNames={{ dropdown: classes['menu'] ?? '', item: classes['menuItem'] ?? '' }}
    >
      <Menu.Target>
        <ActionIcon
          variant="light"
          className={classes['account'] ?? ''}
          radius="50%"
          aria-label={t('shell.account')}
        >
          <IconUser size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!isLocked && (
          <Menu.Item
            component={Link}
            to={linkToScreen('profile')}
            replace
            leftSection={<IconUserCircle size={18} aria-hidden="true" />}
          >
            {t('shell.screens.profile')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden="true" />}
          disabled={isLeaving}
          onClick={logout}
        >
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
