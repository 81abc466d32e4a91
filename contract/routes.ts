import { businessRoutes } from './businesses.ts';
import { descriptionRoutes } from './description.ts';
import { offerRoutes } from './offers.ts';
import type { Resource, RouteTable } from './route.ts';
import { shopRoutes } from './shops.ts';
import { staffRoutes } from './staff.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { userRoutes } from './users.ts';

/** All routes of the API, by resource. */
export const routes = {
  description: descriptionRoutes,
  users: userRoutes,
  businesses: businessRoutes,
  subscriptions: subscriptionRoutes,
  staff: staffRoutes,
  shops: shopRoutes,
  offers: offerRoutes,
} satisfies Readonly<Record<Resource, RouteTable>>;
