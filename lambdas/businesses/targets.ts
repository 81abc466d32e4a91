import type { businessRoutes } from '#contract/businesses/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import { type BusinessItem, findBusiness } from './store/business-store.ts';

/** Loads the business or revision that a call is about. */
export const businessSource = {
  find: (id, { consistency }) => findBusiness(id, consistency),
  ownerOf: ({ userId }) => userId,
  businessOf: ({ id, previousActive }) => previousActive ?? id,
  versionOf: ({ version }) => version,
  liveIdOf: ({ previousActive }) => previousActive,
} satisfies TargetSource<BusinessItem>;

/** Loads the business that a call is about. */
export const targets = { business: businessSource };

export type BusinessOperations = Operations<typeof businessRoutes, typeof targets>;
