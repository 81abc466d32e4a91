import { Navigate, useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { stepBefore } from '#web/screens/return-path.ts';
import { layouts } from '../screen-modules.ts';

/** Shows private pages to signed-in users; redirects others to the sign-in, which returns to the page. */
export function RequireUser() {
  const place = useLocation();
  if (!storedUserId()) return <Navigate to={stepBefore('login', place)} replace />;
  return <layouts.private />;
}
