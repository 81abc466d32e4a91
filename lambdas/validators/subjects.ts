import type { validatorRoutes } from '#contract/validators/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { SubjectSource } from '#lambdas/platform/http/subject-source.ts';
import { businessSource } from '../businesses/business-source.ts';
import { findValidator, type ValidatorItem } from './store/validator-store.ts';

const validatorSource = {
  find: async (id, { businessId }) =>
    businessId === undefined ? undefined : findValidator(businessId, id),
  ownerOf: ({ userId }) => userId,
} satisfies SubjectSource<ValidatorItem>;

/** Sources that load the targets of this resource's calls. */
export const subjects = { business: businessSource, validator: validatorSource };

export type ValidatorOperations = Operations<typeof validatorRoutes, typeof subjects>;
