import type { validatorRoutes } from '#contract/validators/routes.ts';
import { businessSource } from '#lambdas/businesses/targets.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import { findValidator, type ValidatorItem } from './store/validator-store.ts';

const validatorSource = {
  find: async (id, { businessId }) =>
    businessId === undefined ? undefined : findValidator(businessId, id),
  ownerOf: ({ userId }) => userId,
} satisfies TargetSource<ValidatorItem>;

/** Sources that load the targets of this resource's calls. */
export const targets = { business: businessSource, validator: validatorSource };

export type ValidatorOperations = Operations<typeof validatorRoutes, typeof targets>;
