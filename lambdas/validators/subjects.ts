import type { validatorRoutes } from '#contract/routes/validators.ts';
import { businessSource } from '../businesses/business-source.ts';
import type { Operations } from '../shared/http/api-handler.ts';
import type { SubjectSource } from '../shared/http/subject-source.ts';
import { findValidator, type ValidatorItem } from './validator-repository.ts';

const validatorSource = {
  find: async (id, { businessId }) =>
    businessId === undefined ? undefined : findValidator(businessId, id),
  ownerOf: ({ userId }) => userId,
} satisfies SubjectSource<ValidatorItem>;

/** Sources that load the targets of this resource's calls. */
export const subjects = { business: businessSource, validator: validatorSource };

export type ValidatorOperations = Operations<typeof validatorRoutes, typeof subjects>;
