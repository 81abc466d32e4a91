import '#web/ui/styles/private-styles.ts';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { accessToken } from '#web/lib/auth/access-token.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { useServiceWorker } from '#web/platform/offline/offline.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { PageLoading } from '../page-loading.tsx';
import { Shell } from './shell.tsx';
import { useBackEntry } from './use-back-entry.ts';

const oneMinute = 60_000;

/** Renews tokens on private screens. Checks each minute, since one long timer would be late after sleep. */
function useCredentialsRefresh(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      // The next minute tries again, and `renewToken` announces the end of a session.
      accessToken().catch(() => undefined);
    }, oneMinute);
    return () => clearInterval(timer);
  }, []);
}

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
  useBackEntry();
  useCredentialsRefresh();
  useServiceWorker();
  return (
    <>
      {screen && screenOf(screen).isWholePage ? <WholePage /> : <Shell />}
      <ShellNotes />
    </>
  );
}
