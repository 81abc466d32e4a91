import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { onTick } from '#web/lib/clock/use-now.ts';
import { usePlaces } from '#web/platform/navigation/navigation.ts';
import { signInLinkTo } from '#web/screens/link-to-screen.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';

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

/** Root layout: end of the session, refresh by the clock, places on pages, search engines, loading and failures. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const screen = screenAt(pathname);
  useRefreshByClock();
  usePlaces(screen !== undefined && screenOf(screen).layout !== 'account');

  useEffect(
    () => onSessionEnd(() => navigate(signInLinkTo('login', location), { replace: true })),
    [navigate, location],
  );

  return (
    <PageBoundary isWholePage>
      {/* Search engines get the open pages, and of the app only the sign-in. */}
      {!(screen === 'login' && search === '') && <meta name="robots" content="noindex" />}
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </PageBoundary>
  );
}
