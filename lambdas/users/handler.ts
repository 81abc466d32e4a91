import { userRoutes } from '#contract/routes/users.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { acceptTerms } from './accept-terms.ts';
import { getMe } from './get-me.ts';

export const handler = apiHandler(userRoutes, { getMe, acceptTerms } as never);
