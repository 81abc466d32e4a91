import { businessRoutes } from '#contract/routes/businesses.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { createBusiness } from './create-business.ts';
import { listBusinesses } from './list-businesses.ts';
import { listSizeTypes } from './list-size-types.ts';
import { updateBusiness } from './update-business.ts';

export const handler = apiHandler(businessRoutes, {
  listBusinesses,
  createBusiness,
  updateBusiness,
  listSizeTypes,
});
