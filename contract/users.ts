import './zod-config.ts';
import * as z from 'zod/mini';
import { instant } from './fields.ts';
import { businessId, shopId, userId } from './ids.ts';
import type { RouteTable } from './route.ts';

export const user = z.object({
  userId,
  role: z.enum(['consumer', 'owner', 'validator', 'staff']),
  businessId: z.exactOptional(businessId),
  shopId: z.exactOptional(shopId),
  isPasswordRequired: z.boolean(),
  createdAt: instant,
});

export type User = z.output<typeof user>;

export const userRoutes = {
  getMe: {
    method: 'GET',
    path: '/users/me',
    access: 'user',
    summary: 'Who the caller is to the marketplace',
    responses: { 200: user },
    errors: [],
    beforePasswordChange: true,
  },
} as const satisfies RouteTable;
