import { businessRoutes } from '#contract/routes/businesses.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { createBusiness } from './create-business.ts';
import { getBusiness } from './get-business.ts';
import { getBusinessUsage } from './get-business-usage.ts';
import { listBusinesses } from './list-businesses.ts';
import { listSizeTypes } from './list-size-types.ts';
import { updateBusiness } from './update-business.ts';

export const handler = apiHandler(businessRoutes, {
  listBusinesses,
  createBusiness,
  getBusiness,
  getBusinessUsage,
  updateBusiness,
  listSizeTypes,
});
