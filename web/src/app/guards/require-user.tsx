import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';

const PrivateLayout = lazy(() => import('../private-layout.tsx'));

/** Lets active users through; others go to the sign-in, which remembers the page. */
export function RequireUser() {
  const { pathname, search } = useLocation();
  if (!storedUserId()) return <Navigate to={paths.login.href(pathname + search)} replace />;
  return <PrivateLayout />;
}
