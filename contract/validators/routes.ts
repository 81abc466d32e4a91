import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { user } from '../accounts/users.ts';
import { pageOf, pageQuery } from '../fields/fields.ts';
import { businessId, shopId, validatorId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import {
  firstAccessInput,
  temporaryPasswordInput,
  validator,
  validatorInput,
  validatorStatus,
} from './validators.ts';

const validatorOfBusiness = z.object({ id: businessId, validatorId });

export const validatorRoutes = {
  listValidators: {
    method: 'GET',
    path: '/businesses/{id}/validators',
    target: { kind: 'business', from: 'params.id', relationship: 'owner' },
    summary: "A business's validators by shop; disabled ones only when their status is asked for",
    params: z.object({ id: businessId }),
    query: z.object({
      ...pageQuery,
      shopId: z.exactOptional(shopId),
      status: z.exactOptional(validatorStatus),
    }),
    responses: { 200: pageOf(validator) },
    errors: ['INVALID_PAGING_KEY'],
  },
  createValidator: {
    method: 'POST',
    path: '/businesses/{id}/validators',
    target: { kind: 'business', from: 'params.id', relationship: 'owner' },
    summary:
      'Gives a person an account with a temporary password to validate in a shop of an approved business; an e-mail is added twice a day at most',
    params: z.object({ id: businessId }),
    body: validatorInput,
    secretFields: ['temporaryPassword'],
    responses: { 201: validator },
    errors: [
      'BUSINESS_NOT_ACTIVE',
      'SHOP_NOT_FOUND',
      'VALIDATOR_EMAIL_TAKEN',
      'LIMIT_OF_SIZE_TYPE_REACHED',
    ],
  },
  setTemporaryPassword: {
    method: 'POST',
    path: '/businesses/{id}/validators/{validatorId}/temporary-password',
    target: {
      kind: 'validator',
      from: 'params.validatorId',
      relationship: 'owner',
      ofBusiness: 'params.id',
    },
    summary: 'Gives a validator a new temporary password, and signs them out',
    params: validatorOfBusiness,
    body: temporaryPasswordInput,
    secretFields: ['temporaryPassword'],
    responses: { 204: null },
    errors: ['INVALID_TRANSITION'],
  },
  deleteValidator: {
    method: 'DELETE',
    path: '/businesses/{id}/validators/{validatorId}',
    target: {
      kind: 'validator',
      from: 'params.validatorId',
      relationship: 'owner',
      ofBusiness: 'params.id',
    },
    summary: 'Disables a validator and deletes their account with what is their own',
    params: validatorOfBusiness,
    responses: { 204: null },
    errors: [],
  },
  completeFirstAccess: {
    method: 'POST',
    path: '/validators/first-access',
    access: 'user',
    target: null,
    summary: 'Changes the temporary password of the caller; until then all else private is refused',
    body: firstAccessInput,
    secretFields: ['previousPassword', 'newPassword'],
    responses: { 200: user },
    errors: ['FORBIDDEN', 'INVALID_TRANSITION'],
    beforePasswordChange: true,
  },
} as const satisfies RouteTable;
