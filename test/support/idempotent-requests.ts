import { handler } from '#lambdas/entries/api/businesses.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusinessInput } from './builders/a-business.ts';
import { aRequest, invokeHandler, type RequestParts } from './builders/a-request.ts';
import { ownerId } from './builders/people.ts';

export const idempotencyKey = 'key-of-8';

/** Key of the stored answer to `register`. */
export const recordKey = keys.idempotency(ownerId, idempotencyKey);

/** Registers a business with an idempotency key. */
export const register = (parts: RequestParts = {}) =>
  invokeHandler(
    handler,
    aRequest('POST /businesses', {
      as: { userId: ownerId },
      body: aBusinessInput(),
      headers: { 'idempotency-key': idempotencyKey },
      ...parts,
    }),
  );
