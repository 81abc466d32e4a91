import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';

/** Around every page: the end of a session, the top of the page at each new one, failures, waiting. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(
    () =>
      onSessionEnd(() => {
        const screen = screenAt(pathname);
        // Open pages ask again without a token. `clear` would leave a query that is under way unanswered.
        if (screen && screenOf(screen).layout === 'open') queryClient.resetQueries();
        else navigate(linkTo('login', { from: pathname + search }), { replace: true });
      }),
    [navigate, pathname, search],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top.
  useEffect(() => {
    scrollTo(0, 0);
  }, [pathname]);

  return (
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </PageBoundary>
  );
}
