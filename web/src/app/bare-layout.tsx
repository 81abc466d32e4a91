import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { holdInstallOffer } from '#web/lib/install/install-offer.ts';
import { queryClient } from '#web/platform/api/api.ts';
import { persistAnswers, useServiceWorker } from '#web/platform/offline/offline.ts';
import { linkToScreen, signInLinkTo } from '#web/screens/link-to-screen.ts';
import { screenAt, screenOf } from '#web/screens/screens.ts';
import { maySee } from '#web/screens/screens-of-role.ts';
import { mustChangePassword } from '#web/session/is-locked.ts';
import { meQuery, mustAcceptTerms } from '#web/session/queries/get-me.ts';
import { useSending } from '#web/session/use-sending.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { useBackEntry } from './shell/use-back-entry.ts';
import { useCredentialsRefresh } from './use-credentials-refresh.ts';
import { useOneSession } from './use-one-session.ts';

persistAnswers(queryClient);
holdInstallOffer();

/** Starts to load the active user. */
export async function preload(): Promise<void> {
  if (storedUserId()) void queryClient.prefetchQuery(meQuery);
}

function BareFrame() {
  useBackEntry();
  useServiceWorker();
  return (
    <PageBoundary isWholePage>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  );
}

/**
 * Redirects to the terms or the change of password, and away from other roles' screens. A screen for all roles does not
 * wait for the user: the stored session is enough to show the device's own data.
 */
function UserFrame() {
  const location = useLocation();
  const screen = screenAt(location.pathname);
  const { data: me, isPending } = useQuery(meQuery);
  useCredentialsRefresh();
  useOneSession();
  useSending(me, screen === 'counter');
  if (me && mustAcceptTerms(me)) {
    return <Navigate to={signInLinkTo('acceptTerms', location)} replace />;
  }
  if (me && mustChangePassword(me)) {
    return <Navigate to={signInLinkTo('changePassword', location)} replace />;
  }
  if (me && !maySee(location.pathname, me.role)) {
    return <Navigate to={linkToScreen('login')} replace />;
  }
  const isForSomeRoles = screen !== undefined && screenOf(screen).roles !== undefined;
  return isForSomeRoles && isPending ? <PageLoading /> : <BareFrame />;
}

/** The frame of screens with a header of their own, without the code and the texts of the shell. */
export default function BareLayout() {
  // Rendered again at each navigation, as after the end of the session.
  useLocation();
  return storedUserId() ? <UserFrame /> : <BareFrame />;
}
