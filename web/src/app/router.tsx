import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { linkTo, rootPath } from '#web/screens/link-to.ts';
import type { Screen } from '#web/screens/screen.ts';
import { screenNames, screenOf } from '#web/screens/screens.ts';
import { GuestOnly } from './guards/guest-only.tsx';
import { RequireUser } from './guards/require-user.tsx';
import { RootLayout } from './root-layout.tsx';
import { loadLayout, loadNotFound, loadScreen } from './screen-modules.ts';

const AccountLayout = lazy(loadLayout.account);
const NotFound = lazy(loadNotFound);

const components = screenNames.map((name) => [name, lazy(() => loadScreen(name))] as const);

function routesIn(layout: Screen['layout']) {
  const inside = components.filter(([name]) => screenOf(name).layout === layout);
  return inside.map(([name, Component]) => {
    const { path, guestsOnly } = screenOf(name);
    const screen = <Component />;
    const element = guestsOnly ? <GuestOnly>{screen}</GuestOnly> : screen;
    return <Route key={name} path={path} element={element} />;
  });
}

/**
 * The routes of all screens, each inside its layout. Routes are not objects with loaders: that router
 * costs a phone 16 KB more.
 */
export function AppRouter() {
  return (
    <BrowserRouter>
      <RootLayout>
        <Routes>
          <Route path={rootPath} element={<Navigate to={linkTo('login')} replace />} />
          <Route element={<AccountLayout />}>{routesIn('account')}</Route>
          <Route element={<RequireUser />}>{routesIn('private')}</Route>
          {routesIn('open')}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </RootLayout>
    </BrowserRouter>
  );
}
