import { businessRoutes } from '#contract/businesses/routes.ts';
import { createBusiness } from '#lambdas/businesses/create-business.ts';
import { getBusiness } from '#lambdas/businesses/get-business.ts';
import { getBusinessUsage } from '#lambdas/businesses/get-business-usage.ts';
import { listBusinesses } from '#lambdas/businesses/list-businesses.ts';
import { listSizeTypes } from '#lambdas/businesses/sizes/list-size-types.ts';
import { targets } from '#lambdas/businesses/targets.ts';
import { updateBusiness } from '#lambdas/businesses/update-business.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { requireStoredSecondFactor } from '#lambdas/platform/identity/second-factor.ts';

const operations = {
  listBusinesses,
  createBusiness,
  getBusiness,
  getBusinessUsage,
  updateBusiness,
  listSizeTypes,
};

export const handler = apiHandler(businessRoutes, targets, operations, requireStoredSecondFactor);
