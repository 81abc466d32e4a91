import '#web/ui/styles/private-styles.ts';
import { AppShell, Burger, Drawer } from '@mantine/core';
import { useDisclosure, useOs } from '@mantine/hooks';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useBackLayer } from '#web/lib/navigation/back-layers.ts';
import { useMe } from '#web/session/get-me.ts';
import { mustAcceptTerms } from '#web/session/must-accept-terms.ts';
import { mustChangePassword } from '#web/session/must-change-password.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { useBackEntry } from './use-back-entry.ts';
import { useCredentialsRefresh } from './use-credentials-refresh.ts';
import { UserMenu } from './user-menu.tsx';

const menuWidth = 230;

/** Layout of private screens: a header with the user menu, and the side menu, which is a drawer on phones. */
export function Shell() {
  const { t } = useTranslation();
  const [isOpen, { toggle, close }] = useDisclosure();
  const os = useOs({ getValueInEffect: false });
  const duration = os === 'ios' ? 400 : 300;
  const { pathname } = useLocation();
  const me = useMe();
  const isLocked = mustAcceptTerms(me) || mustChangePassword(me);
  useBackEntry();
  useBackLayer(isOpen, close);
  useCredentialsRefresh();

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
      <AppShell.Header className={classes['header'] ?? ''}>
        {!isLocked && (
          <Burger
            opened={isOpen}
            onClick={toggle}
            hiddenFrom="md"
            size="sm"
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
      <Drawer.Root
        opened={isOpen && !isLocked}
        onClose={close}
        size={menuWidth}
        padding={0}
        transitionProps={{ duration }}
      >
        <Drawer.Overlay hiddenFrom="md" />
        <Drawer.Content hiddenFrom="md" aria-label={t('shell.menu')}>
          <Drawer.Body className={classes['drawer'] ?? ''}>
            <SideMenu onChoose={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <AppShell.Main>
        <div className={classes['page']}>
          <PageBoundary>
            {/* The key makes the next page show its skeleton instead of keeping the current page. */}
            <Suspense key={pathname} fallback={<FormSkeleton />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </div>
      </AppShell.Main>
      <LeaveDialog />
    </AppShell>
  );
}
