import { accountRoutes } from '#contract/routes/accounts.ts';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { invoiceRoutes } from '#contract/routes/invoices.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { reportRoutes } from '#contract/routes/reports.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { statisticsRoutes } from '#contract/routes/statistics.ts';
import { subscriptionRoutes } from '#contract/routes/subscriptions.ts';
import { uploadRoutes } from '#contract/routes/uploads.ts';
import { userRoutes } from '#contract/routes/users.ts';
import { validatorRoutes } from '#contract/routes/validators.ts';
import { viewRoutes } from '#contract/routes/views.ts';

const routes = {
  ...userRoutes,
  ...businessRoutes,
  ...shopRoutes,
  ...offerRoutes,
  ...validatorRoutes,
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
