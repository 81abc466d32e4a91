import { staffRoutes } from '#contract/routes/staff.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { decideBusinessApproval } from './decide-business-approval.ts';
import { listBusinessesForStaff } from './list-businesses-for-staff.ts';

export const handler = apiHandler(staffRoutes, { listBusinessesForStaff, decideBusinessApproval });
