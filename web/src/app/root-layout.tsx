import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { onTick } from '#web/lib/clock/use-now.ts';
import { queryClient } from '#web/platform/api/api.ts';
import { usePlaces } from '#web/platform/navigation/navigation.ts';
import { signInLinkTo } from '#web/screens/link-to-screen.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** Keeps shown states up to date on an open page: offers begin and end, shops open and close, days change. */
function useRefreshByClock(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onTick(() => {
        // Loaded after the page. Offline, the next tick tries again.
        import('#web/lib/clock/refresh-by-clock.ts').then(
          ({ refreshByClock }) => refreshByClock(client),
          () => undefined,
        );
      }),
    [client],
  );
}

/** Shown until the first page is loaded: the same frame that `index.html` shows before any script runs. */
function PageLoading() {
  return (
    <div className="page-frame" aria-busy="true">
      <div className="brand-bar">
        <Wordmark height={32} />
      </div>
    </div>
  );
}

/** Root layout: end of the session, refresh by the clock, places on pages, loading and failures. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const screen = screenAt(pathname);
  const layout = screen && screenOf(screen).layout;
  useRefreshByClock();
  usePlaces(layout === 'private');

  useEffect(
    () =>
      onSessionEnd(() => {
        // Reset, not cleared: a cleared query would leave the page loading forever.
        if (layout === 'open') queryClient.resetQueries();
        else navigate(signInLinkTo('login', location), { replace: true });
      }),
    [navigate, layout, location],
  );

  return (
    <PageBoundary isWholePage>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </PageBoundary>
  );
}
