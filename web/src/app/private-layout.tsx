import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useMe } from '#web/session/get-me.ts';
import { mustAcceptTerms } from '#web/session/must-accept-terms.ts';
import { mustChangePassword } from '#web/session/must-change-password.ts';
import { maySee } from '#web/session/rules/may-see.ts';
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
  const me = useMe();
  useForgetOnLeave();
  if (mustAcceptTerms(me)) {
    if (pathname === paths.acceptTerms.path) return <Shell />;
    return <Navigate to={paths.acceptTerms.href(pathname + search)} replace />;
  }
  if (mustChangePassword(me) && pathname !== paths.changePassword.path) {
    return <Navigate to={paths.changePassword.href()} replace />;
  }
  if (!maySee(pathname, me.role)) return <Navigate to={paths.login.href()} replace />;
  return <Shell />;
}
