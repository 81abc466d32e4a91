import '#web/ui/styles/private-styles.ts';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { useServiceWorker } from '#web/platform/offline/offline.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { isLocked } from '#web/session/is-locked.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useCredentialsRefresh } from '../use-credentials-refresh.ts';
import { Shell } from './shell.tsx';
import { useBackEntry } from './use-back-entry.ts';

/** A screen that fills the window. */
function WholePage() {
  return (
    <PageBoundary isWholePage>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  );
}

const ShellNotes = partOnDemand(() => import('../notes/shell-notes.tsx'));

/** Layout of private screens: the shell unless the screen fills the window, and notes over it. */
export function PrivateFrame() {
  const screen = screenAt(useLocation().pathname);
  useBackEntry(isLocked(useMe()));
  useCredentialsRefresh();
  useServiceWorker();
  return (
    <>
      {screen && screenOf(screen).isWholePage ? <WholePage /> : <Shell />}
      <ShellNotes />
    </>
  );
}
