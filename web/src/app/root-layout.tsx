import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';

const openPath = /^\/folder\//;

/** Around every page: the end of a session, the top of the page at each new one, failures, waiting. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(
    () =>
      onSessionEnd(() => {
        // Asked for anew rather than cleared: what the page waits for would never arrive.
        if (openPath.test(pathname)) queryClient.resetQueries();
        else navigate(paths.login.href(pathname + search), { replace: true });
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
