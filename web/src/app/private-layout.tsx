import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { maySee } from '#web/screens/may-see.ts';
import { screenAt } from '#web/screens/screens.ts';
import { useMe } from '#web/session/get-me.ts';
import { mustAcceptTerms } from '#web/session/must-accept-terms.ts';
import { mustChangePassword } from '#web/session/must-change-password.ts';
import { Shell } from './shell/shell.tsx';

/** Forgets what was loaded for a user who has left, once nothing shows it any more. */
function useForgetOnLeave(): void {
  useEffect(
    () => () => {
      if (!storedUserId()) queryClient.clear();
    },
    [],
  );
}

/**
 * The shell, for an active user on a page of theirs. One who has still to accept the terms, and then
 * one who must change the password, goes there and nowhere else. A page of another role leads, by way
 * of the sign-in's guard, to the first page of their own.
 */
export default function PrivateLayout() {
  const { pathname, search } = useLocation();
  const screen = screenAt(pathname);
  const me = useMe();
  useForgetOnLeave();
  if (mustAcceptTerms(me)) {
    if (screen === 'acceptTerms') return <Shell />;
    return <Navigate to={linkTo('acceptTerms', { from: pathname + search })} replace />;
  }
  if (mustChangePassword(me) && screen !== 'changePassword') {
    return <Navigate to={linkTo('changePassword')} replace />;
  }
  if (!maySee(pathname, me.role)) return <Navigate to={linkTo('login')} replace />;
  return <Shell />;
}
