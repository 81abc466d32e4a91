import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { guestOnly } from './guards/guest-only.ts';
import { requireUser } from './guards/require-user.ts';
import { toLogin } from './guards/to-login.ts';
import { PageLoading } from './page-loading.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';

/** A screen by its module: its default export, loaded when the route is shown and not before. */
const screen = (path: string, load: () => Promise<{ default: React.ComponentType }>) =>
  ({
    path,
    lazy: async () => ({ Component: (await load()).default }),
  }) satisfies RouteObject;

/** Screens that need an active user, inside the shell with the side menu. */
const privateScreens: RouteObject[] = [
  screen(paths.business.path, () => import('#web/features/businesses/routes/business.tsx')),
  screen(paths.shopList.path, () => import('#web/features/shops/routes/shop-list.tsx')),
  screen(paths.shop.path, () => import('#web/features/shops/routes/shop.tsx')),
  screen(paths.offerList.path, () => import('#web/features/offers/routes/offer-list.tsx')),
  screen(paths.offer.path, () => import('#web/features/offers/routes/offer.tsx')),
  screen(paths.staff.path, () => import('#web/features/staff/routes/staff.tsx')),
  screen(paths.profile.path, () => import('#web/features/account/routes/profile.tsx')),
  screen(
    paths.changePassword.path,
    () => import('#web/features/account/routes/change-password.tsx'),
  ),
];

/** The ways in: sign-in and what belongs to it, around one illustration. */
const accountScreens: RouteObject[] = [
  {
    ...screen(paths.login.path, () => import('#web/features/account/routes/login.tsx')),
    loader: guestOnly,
  },
  screen(paths.signup.path, () => import('#web/features/account/routes/signup.tsx')),
  screen(paths.confirmSignup.path, () => import('#web/features/account/routes/confirm-signup.tsx')),
  screen(paths.forgot.path, () => import('#web/features/account/routes/forgot.tsx')),
  screen(paths.confirmForgot.path, () => import('#web/features/account/routes/confirm-forgot.tsx')),
];

/** Screens open to all that stand alone. */
const openScreens: RouteObject[] = [
  screen(paths.flyer.path, () => import('#web/features/flyer/routes/flyer.tsx')),
];

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    children: [
      { path: paths.root.path, loader: toLogin },
      {
        lazy: async () => ({ Component: (await import('./account-layout.tsx')).AccountLayout }),
        children: [{ ErrorBoundary: RouteError, children: accountScreens }],
      },
      {
        loader: requireUser,
        lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        children: [{ ErrorBoundary: RouteError, children: privateScreens }],
      },
      ...openScreens,
      screen('*', () => import('./not-found.tsx')),
    ],
  },
]);
