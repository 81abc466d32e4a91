import './before-router.ts';
import type { ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { linkToScreen, rootPath, signInLinkTo } from '#web/screens/link-to-screen.ts';
import type { Screen } from '#web/screens/screen.ts';
import { needsSession, screenAt, screenNames, screenOf } from '#web/screens/screens.ts';
import { GuestOnly } from './guest-only.tsx';
import { RootLayout } from './root-layout.tsx';
import { Landing, layouts, NotFound, screenComponents } from './screen-modules.ts';

interface RequireUserProps {
  readonly layout: ReactNode;
}

/** Shows screens that need a session to signed-in users; redirects others to the sign-in, which returns here. */
function RequireUser({ layout }: RequireUserProps) {
  const location = useLocation();
  const screen = screenAt(location.pathname);
  const isAllowed = storedUserId() !== undefined || (screen && !needsSession(screen));
  return isAllowed ? layout : <Navigate to={signInLinkTo('login', location)} replace />;
}

function routesIn(layout: Screen['layout']) {
  const inside = screenNames.filter((name) => screenOf(name).layout === layout);
  return inside.map((name) => {
    const Screen = screenComponents[name];
    const { path, guestsOnly } = screenOf(name);
    const screen = <Screen />;
    const element = guestsOnly ? <GuestOnly landing={<Landing />}>{screen}</GuestOnly> : screen;
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
          <Route element={<RequireUser layout={<layouts.private />} />}>
            {routesIn('private')}
          </Route>
          <Route element={<RequireUser layout={<layouts.bare />} />}>{routesIn('bare')}</Route>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </RootLayout>
    </BrowserRouter>
  );
}
