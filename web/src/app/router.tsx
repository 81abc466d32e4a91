import './before-router.ts';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { linkToScreen, rootPath } from '#web/screens/link-to-screen.ts';
import type { Screen } from '#web/screens/screen.ts';
import { screenNames, screenOf } from '#web/screens/screens.ts';
import { GuestOnly } from './guards/guest-only.tsx';
import { RequireUser } from './guards/require-user.tsx';
import { RootLayout } from './root-layout.tsx';
import { layouts, NotFound, screenComponents } from './screen-modules.ts';

function routesIn(layout: Screen['layout']) {
  const inside = screenNames.filter((name) => screenOf(name).layout === layout);
  return inside.map((name) => {
    const Screen = screenComponents[name];
    const { path, guestsOnly } = screenOf(name);
    const screen = <Screen />;
    const element = guestsOnly ? <GuestOnly>{screen}</GuestOnly> : screen;
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
          <Route element={<RequireUser />}>{routesIn('private')}</Route>
          {routesIn('open')}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </RootLayout>
    </BrowserRouter>
  );
}
