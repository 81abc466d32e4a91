import { type ComponentType, lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { GuestOnly } from './guards/guest-only.tsx';
import { RequireUser } from './guards/require-user.tsx';
import { RootLayout } from './root-layout.tsx';

/** A screen by its module: its default export, loaded when the route is shown and not before. */
const screen = (path: string, load: () => Promise<{ default: ComponentType }>) => ({
  path,
  Screen: lazy(load),
});

const AccountLayout = lazy(() => import('./account-layout.tsx'));
const Login = lazy(() => import('#web/features/account/routes/login.tsx'));
const NotFound = lazy(() => import('./not-found.tsx'));

/** The ways in beside the sign-in, around one illustration. */
const accountScreens = [
  screen(paths.signup.path, () => import('#web/features/account/routes/signup.tsx')),
  screen(paths.confirmSignup.path, () => import('#web/features/account/routes/confirm-signup.tsx')),
  screen(paths.forgot.path, () => import('#web/features/account/routes/forgot.tsx')),
  screen(paths.confirmForgot.path, () => import('#web/features/account/routes/confirm-forgot.tsx')),
];

/** Screens that need an active user, inside the shell with the side menu. */
const privateScreens = [
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
  screen(paths.acceptTerms.path, () => import('#web/features/terms/routes/accept-terms.tsx')),
];

/** Screens open to all that stand alone. */
const openScreens = [
  screen(paths.flyer.path, () => import('#web/features/flyer/routes/flyer.tsx')),
];

/** Every route of the app. Routes are not objects with loaders: that router costs a phone 16 KB more. */
export function AppRouter() {
  return (
    <BrowserRouter>
      <RootLayout>
        <Routes>
          <Route path={paths.root.path} element={<Navigate to={paths.login.href()} replace />} />
          <Route element={<AccountLayout />}>
            <Route
              path={paths.login.path}
              element={
                <GuestOnly>
                  <Login />
                </GuestOnly>
              }
            />
            {accountScreens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Route>
          <Route element={<RequireUser />}>
            {privateScreens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Route>
          {openScreens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </RootLayout>
    </BrowserRouter>
  );
}
