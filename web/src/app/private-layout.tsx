import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useMe } from '#web/session/get-me.ts';
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
 * The shell, for an active user on a page of theirs. Who must change the password goes there and
 * nowhere else; a page of another role leads, by way of the sign-in's guard, to the user's own first.
 */
export default function PrivateLayout() {
  const { pathname } = useLocation();
  const me = useMe();
  useForgetOnLeave();
  if (mustChangePassword(me) && pathname !== paths.changePassword.path) {
    return <Navigate to={paths.changePassword.href()} replace />;
  }
  if (!maySee(pathname, me.role)) return <Navigate to={paths.login.href()} replace />;
  return <Shell />;
}
