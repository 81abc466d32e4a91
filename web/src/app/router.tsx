import './before-router.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { onTick } from '#web/lib/clock/use-now.ts';
import { queryClient } from '#web/platform/api/api.ts';
import { linkToScreen, rootPath, signInLinkTo } from '#web/screens/link-to-screen.ts';
import type { Screen } from '#web/screens/screen.ts';
import { screenAt, screenNames, screenOf } from '#web/screens/screens.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { Landing, layouts, NotFound, screenComponents } from './screen-modules.ts';

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

/** Calls the listener when another tab changes the storage. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Redirects signed-in users to their landing screen, also after a sign-in in another tab; others see the page. */
function GuestOnly({ children }: { readonly children: ReactNode }) {
  return useSyncExternalStore(subscribe, storedUserId) ? <Landing /> : children;
}

/** Shows private pages to signed-in users; redirects others to the sign-in, which returns to the page. */
function RequireUser() {
  const location = useLocation();
  if (!storedUserId()) return <Navigate to={signInLinkTo('login', location)} replace />;
  return <layouts.private />;
}

function routesIn(layout: Screen['layout']) {
  const inside = screenNames.filter((name) => screenOf(name).layout === layout);
  return inside.map((name) => {
    const Screen = screenComponents[name];
    const { path, guestsOnly } = screenOf(name);
    const screen = <Screen />;
    const element = guestsOnly ? <GuestOnly>{screen}</GuestOnly> : screen;
    return <Route key={name} path={path} element={element} />;
  });
}

/** The routes of all screens in their layouts. A router with loaders would cost a phone 16 KB more. */
export function AppRouter() {
  return (
    <BrowserRouter>
      <RootLayout>
        <Routes>
          <Route path={rootPath} element={<Navigate to={linkToScreen('login')} replace />} />
          <Route element={<layouts.account />}>{routesIn('account')}</Route>
          <Route element={<RequireUser />}>{routesIn('private')}</Route>
          {routesIn('open')}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </RootLayout>
    </BrowserRouter>
  );
}
