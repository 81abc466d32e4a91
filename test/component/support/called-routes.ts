import { accountRoutes } from '#contract/accounts/routes.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { viewRoutes } from '#contract/statistics/view-routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';

const routes = {
  ...userRoutes,
  ...businessRoutes,
  ...shopRoutes,
  ...offerRoutes,
  ...validatorRoutes,
  ...claimRoutes,
  ...redemptionRoutes,
  ...uploadRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...statisticsRoutes,
  ...reportRoutes,
  ...staffRoutes,
  ...accountRoutes,
  ...viewRoutes,
};

export type RouteName = keyof typeof routes;
export type RouteOf<N extends RouteName> = (typeof routes)[N];

export const statusOf = (name: RouteName) => Number(Object.keys(routes[name].responses)[0]);

const patterns = Object.entries(routes).map(([name, { method, path }]) => ({
  name: name as RouteName,
  method,
  pattern: new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Returns the routes that may match a path, with its parameters: a search among shops looks like one shop. */
export const routesAt = (calledBy: string, pathname: string) =>
  patterns.flatMap(({ name, method, pattern }) => {
    const match = method === calledBy && pattern.exec(pathname);
    return match ? [{ name, params: { ...match.groups } }] : [];
  });
