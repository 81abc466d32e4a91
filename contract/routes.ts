import type { Resource, RouteTable } from './route.ts';
import { businessRoutes } from './routes/businesses.ts';
import { descriptionRoutes } from './routes/description.ts';
import { offerRoutes } from './routes/offers.ts';
import { shopRoutes } from './routes/shops.ts';
import { staffRoutes } from './routes/staff.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { userRoutes } from './routes/users.ts';

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
