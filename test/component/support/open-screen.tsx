import { MantineProvider } from '@mantine/core';
import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import AccountLayout from '#web/app/account-layout.tsx';
import BareLayout from '#web/app/bare-layout.tsx';
import { GuestOnly } from '#web/app/guest-only.tsx';
import Landing from '#web/app/landing.tsx';
import PrivateLayout from '#web/app/private-layout.tsx';
import { RootLayout } from '#web/app/root-layout.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import type { Screen } from '#web/screens/screen.ts';
import { type ScreenName, screenNames, screenOf } from '#web/screens/screens.ts';
import { theme } from '#web/ui/theme.ts';
import { ToastHost } from '#web/ui/toast/toast-host.tsx';
import { showAfterReload } from './browser-stubs.ts';
import { closePage } from './close-page.ts';
import { signInOwner } from './owner.ts';

const screens = Object.fromEntries(
  screenNames.map((name) => [
    name,
    lazy(() => import(`../../../web/src/features/${screenOf(name).module}`)),
  ]),
) as Record<ScreenName, LazyExoticComponent<ComponentType>>;

const routesIn = (layout: Screen['layout']) =>
  screenNames
    .filter((name) => screenOf(name).layout === layout)
    .map((name) => {
      const Shown = screens[name];
      const { path, guestsOnly } = screenOf(name);
      const element = guestsOnly ? (
        <GuestOnly landing={<Landing />}>
          <Shown />
        </GuestOnly>
      ) : (
        <Shown />
      );
      return <Route key={name} path={path} element={element} />;
    });

/** Shows content inside the app's providers, without transitions. */
export function show(content: ReactNode): void {
  // Toasts outlive the components of a page, and would block the next page's toasts.
  cleanNotifications();
  cleanNotificationsQueue();
  render(
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          {content}
          <ToastHost />
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
}

/** Replaces the page with the screen at a path of the app, in its layout. */
export function open(path: string): void {
  closePage();
  history.replaceState(null, '', path);
  show(
    <BrowserRouter>
      <RootLayout>
        <Routes>
          <Route element={<AccountLayout />}>{routesIn('account')}</Route>
          <Route element={<PrivateLayout />}>{routesIn('private')}</Route>
          <Route element={<BareLayout />}>{routesIn('bare')}</Route>
        </Routes>
      </RootLayout>
    </BrowserRouter>,
  );
}

/** Signs the owner of the bakery in, and opens the screen at a path. */
export function openAsOwner(path: string, owned?: Parameters<typeof signInOwner>[0]): void {
  signInOwner(owned);
  open(path);
}

/** Reloads the page: the app's memory is lost, and no component is unmounted. */
export function reload(): void {
  const stored = { ...sessionStorage };
  closePage();
  Object.assign(sessionStorage, stored);
  showAfterReload();
  queryClient.clear();
  open(location.pathname + location.search);
}
