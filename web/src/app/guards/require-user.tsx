import { Navigate, useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { signInLinkTo } from '#web/screens/return-path.ts';
import { layouts } from '../screen-modules.ts';

/** Shows private pages to signed-in users; redirects others to the sign-in, which returns to the page. */
export function RequireUser() {
  const location = useLocation();
  if (!storedUserId()) return <Navigate to={signInLinkTo('login', location)} replace />;
  return <layouts.private />;
}
