import type { businessRoutes } from '#contract/businesses/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import { businessSource } from './business-source.ts';

/** Loads the business that a call is about. */
export const targets = { business: businessSource };

export type BusinessOperations = Operations<typeof businessRoutes, typeof targets>;
