import { ActionIcon, AppShell, Burger, Menu } from '@mantine/core';
import { useDisclosure, useOs } from '@mantine/hooks';
import { IconLogout, IconTag, IconTicket, IconUser, IconUserCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { pagePaths } from '#contract/pages/page-paths.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { isLocked as isLockedOf } from '#web/session/is-locked.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { useUnsentQuestion } from '#web/session/unsent-question.ts';
import { useLogout } from '#web/session/use-logout.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { BelowHeader } from '#web/ui/page/page-header.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { HeaderLinks } from './header-links.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import classes from './shell.module.css';
import { MenuDrawer, SideMenu } from './side-menu.tsx';

const UnsentDialog = partOnDemand(() => import('./unsent-dialog.tsx'));

/** The question before a logout; its code is loaded with the first question. */
function UnsentQuestion() {
  const question = useUnsentQuestion();
  return question && <UnsentDialog onLoadFailure={question.leave} />;
}

/** The id of the shell's main part. */
const mainId = 'main';

/** A link past header and menu, first in the order of the keyboard. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href={`#${mainId}`}
      className={classes['skip']}
      onClick={(event) => {
        // Following the link would add a history entry.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {t('shell.skipToContent')}
    </a>
  );
}

/** The menu with the offers of all shops, the vouchers, Profile and Logout. Only Logout while the user must accept terms or change the password. */
function UserMenu({ isLocked }: { readonly isLocked: boolean }) {
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
          variant="transparent"
          className={classes['account'] ?? ''}
          radius="50%"
          aria-label={t('shell.account')}
        >
          <IconUser size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!isLocked && (
          <>
            <Menu.Item
              component="a"
              href={pagePaths.offers}
              leftSection={<IconTag size={18} aria-hidden="true" />}
            >
              {t('shell.offersNamed')}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={linkToScreen('wallet')}
              replace
              leftSection={<IconTicket size={18} aria-hidden="true" />}
            >
              {t('shell.wallet')}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={linkToScreen('profile')}
              replace
              leftSection={<IconUserCircle size={18} aria-hidden="true" />}
            >
              {t('shell.screens.profile')}
            </Menu.Item>
          </>
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

const menuWidth = 230;

/** A header with the user menu, and the side menu, a drawer on phones. */
export function Shell() {
  const { t } = useTranslation();
  const [isOpen, { toggle, close }] = useDisclosure();
  const os = useOs({ getValueInEffect: false });
  const duration = os === 'ios' ? 400 : 300;
  const { pathname } = useLocation();
  const me = useMe();
  const screen = screenAt(pathname);
  const belowHeader = screen && screenOf(screen).hasFirstSteps && (
    <>
      <PaymentNotice />
      <FirstSteps screen={screen} />
    </>
  );
  const isLocked = isLockedOf(me);

  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{
        width: menuWidth,
        breakpoint: 'md',
        collapsed: { mobile: true, desktop: isLocked },
      }}
      transitionDuration={duration}
      className={classes['root'] ?? ''}
    >
      <SkipLink />
      <AppShell.Header className={`brand-bar ${classes['header']}`}>
        {!isLocked && (
          <Burger
            opened={isOpen}
            onClick={toggle}
            hiddenFrom="md"
            size="sm"
            className={classes['burger'] ?? ''}
            aria-label={t('shell.openMenu')}
            aria-expanded={isOpen}
          />
        )}
        <Wordmark height={32} />
        <div className={classes['end']}>
          {!isLocked && <HeaderLinks />}
          <UserMenu isLocked={isLocked} />
        </div>
      </AppShell.Header>
      {!isLocked && (
        <AppShell.Navbar visibleFrom="md" className={classes['navbar'] ?? ''}>
          <SideMenu />
        </AppShell.Navbar>
      )}
      <MenuDrawer
        isOpen={isOpen && !isLocked}
        onClose={close}
        width={menuWidth}
        duration={duration}
      />
      <AppShell.Main id={mainId} tabIndex={-1} className={classes['main'] ?? ''}>
        <div className={classes['page']}>
          <PageBoundary>
            {/* The key makes the next page show its skeleton instead of keeping the current page. */}
            <Suspense key={pathname} fallback={<FormSkeleton />}>
              <BelowHeader value={belowHeader}>
                <Outlet />
              </BelowHeader>
            </Suspense>
          </PageBoundary>
        </div>
      </AppShell.Main>
      <LeaveDialog />
      <UnsentQuestion />
    </AppShell>
  );
}
