import { Navigate, useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { layouts } from '../screen-modules.ts';

const PrivateLayout = layouts.private.Component;

/** Shows private pages to signed-in users; redirects others to the sign-in, which returns to the page. */
export function RequireUser() {
  const { pathname, search } = useLocation();
  if (!storedUserId())
    return <Navigate to={linkTo('login', { from: pathname + search })} replace />;
  return <PrivateLayout />;
}
