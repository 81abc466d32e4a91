import { businessRoutes } from '#contract/routes/businesses.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { requireStoredSecondFactor } from '../shared/identity/second-factor.ts';
import { createBusiness } from './create-business.ts';
import { getBusiness } from './get-business.ts';
import { getBusinessUsage } from './get-business-usage.ts';
import { listBusinesses } from './list-businesses.ts';
import { listSizeTypes } from './list-size-types.ts';
import { subjects } from './subjects.ts';
import { updateBusiness } from './update-business.ts';

const operations = {
  listBusinesses,
  createBusiness,
  getBusiness,
  getBusinessUsage,
  updateBusiness,
  listSizeTypes,
};

export const handler = apiHandler(businessRoutes, subjects, operations, requireStoredSecondFactor);
