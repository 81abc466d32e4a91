import { useEffect } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { queryClient } from '#web/lib/query-client.ts';
import classes from './root-layout.module.css';

const openPath = /^\/folder\//;

/** Around every page: the end of a session, and a line at the top while the next page loads. */
export function RootLayout() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search } = useLocation();

  useEffect(
    () =>
      onSessionEnd(async () => {
        // What is on the page stays until the sign-in has replaced it; only then is it forgotten.
        if (!openPath.test(pathname)) {
          await navigate(paths.login.href(pathname + search), { replace: true });
        }
        queryClient.clear();
      }),
    [navigate, pathname, search],
  );

  return (
    <>
      {state !== 'idle' && <div className={classes['progress']} aria-hidden="true" />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
