import '#web/ui/styles/private-styles.ts';
import { AppShell, Burger } from '@mantine/core';
import { useDisclosure, useOs } from '@mantine/hooks';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { useServiceWorker } from '#web/platform/offline/offline.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { isLocked as isLockedOf } from '#web/session/is-locked.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { BelowHeader } from '#web/ui/page/below-header.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { useBackEntry } from './use-back-entry.ts';
import { useCredentialsRefresh } from './use-credentials-refresh.ts';
import { UserMenu } from './user-menu.tsx';

const menuWidth = 230;

const ShellNotes = partOnDemand(() => import('../notes/shell-notes.tsx'));

/** Layout of private screens: a header with the user menu, and the side menu, a drawer on phones. */
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
  useBackEntry();
  useCredentialsRefresh();
  useServiceWorker();

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
      <AppShell.Header className={classes['header'] ?? ''}>
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
      <ShellNotes />
    </AppShell>
  );
}
