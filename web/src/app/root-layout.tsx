import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { useRefreshByClock } from '#web/lib/clock/use-refresh-by-clock.ts';
import { queryClient } from '#web/platform/api/api.ts';
import { signInLinkTo } from '#web/screens/return-path.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** Shown until the first page is loaded: the same frame that `index.html` shows before any script runs. */
function PageLoading() {
  return (
    <div className="page-frame" aria-busy="true">
      <div className="awning" aria-hidden="true" />
      <div className="page-frame-side">
        <Wordmark height={36} />
      </div>
    </div>
  );
}

/** Root layout: end of the session, refresh by the clock, scrolling to the top, loading and failures. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  useRefreshByClock();

  useEffect(
    () =>
      onSessionEnd(() => {
        const screen = screenAt(pathname);
        // Reset, not cleared: a cleared query would leave the page loading forever.
        if (screen && screenOf(screen).layout === 'open') queryClient.resetQueries();
        else navigate(signInLinkTo('login', location), { replace: true });
      }),
    [navigate, pathname, location],
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
