import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useLoadWhenIdle } from '#web/lib/use-load-when-idle.ts';
import { stepBefore } from '#web/screens/return-path.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';

/** Starts the service worker, in production only. */
const startWorker = async () => {
  if (!import.meta.env.PROD) return;
  const { startWorker } = await import('#web/lib/worker/start-worker.ts');
  await startWorker();
};

/**
 * Layout of every page: handles the end of the session, scrolls to the top, shows failures and loading, and starts the
 * service worker when nothing else is to be done.
 */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const place = useLocation();
  const { pathname } = place;
  const screen = screenAt(pathname);
  const isOpen = screen !== undefined && screenOf(screen).layout === 'open';
  // Customers, who only see flyers, load none of the app ahead.
  useLoadWhenIdle(startWorker, !isOpen || storedUserId() !== undefined);

  useEffect(
    () =>
      onSessionEnd(() => {
        // Reset and not cleared: a cleared query would leave the page loading forever.
        if (isOpen) queryClient.resetQueries();
        else navigate(stepBefore('login', place), { replace: true });
      }),
    [navigate, isOpen, place],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes.
  useEffect(() => {
    scrollTo(0, 0);
  }, [pathname]);

  return (
    <PageBoundary isWholePage>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </PageBoundary>
  );
}
