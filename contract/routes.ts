import type { Resource, RouteTable } from './route.ts';
import { accountRoutes } from './routes/accounts.ts';
import { businessRoutes } from './routes/businesses.ts';
import { claimRoutes } from './routes/claims.ts';
import { descriptionRoutes } from './routes/description.ts';
import { invoiceRoutes } from './routes/invoices.ts';
import { offerRoutes } from './routes/offers.ts';
import { redemptionRoutes } from './routes/redemptions.ts';
import { reportRoutes } from './routes/reports.ts';
import { shopRoutes } from './routes/shops.ts';
import { staffRoutes } from './routes/staff.ts';
import { statisticsRoutes } from './routes/statistics.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { userRoutes } from './routes/users.ts';
import { validatorRoutes } from './routes/validators.ts';
import { viewRoutes } from './routes/views.ts';

export const routes = {
  description: descriptionRoutes,
  users: userRoutes,
  businesses: businessRoutes,
  subscriptions: subscriptionRoutes,
  invoices: invoiceRoutes,
  staff: staffRoutes,
  shops: shopRoutes,
  offers: offerRoutes,
  claims: claimRoutes,
  redemptions: redemptionRoutes,
  statistics: statisticsRoutes,
  views: viewRoutes,
  reports: reportRoutes,
  validators: validatorRoutes,
  accounts: accountRoutes,
  uploads: uploadRoutes,
} satisfies Readonly<Record<Resource, RouteTable>>;
