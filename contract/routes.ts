import { accountRoutes } from './accounts/routes.ts';
import { userRoutes } from './accounts/user-routes.ts';
import { invoiceRoutes } from './billing/invoice-routes.ts';
import { subscriptionRoutes } from './billing/subscription-routes.ts';
import { businessRoutes } from './businesses/routes.ts';
import { redemptionRoutes } from './claims/redemption-routes.ts';
import { claimRoutes } from './claims/routes.ts';
import { descriptionRoutes } from './description/routes.ts';
import type { Resource, RouteTable } from './http/route.ts';
import { uploadRoutes } from './media/upload-routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { shopRoutes } from './shops/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { reportRoutes } from './statistics/report-routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { viewRoutes } from './statistics/view-routes.ts';
import { validatorRoutes } from './validators/routes.ts';

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
  pages: pageRoutes,
  reports: reportRoutes,
  validators: validatorRoutes,
  accounts: accountRoutes,
  uploads: uploadRoutes,
} satisfies Readonly<Record<Resource, RouteTable>>;
