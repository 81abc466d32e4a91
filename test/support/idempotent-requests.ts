import { handler } from '#lambdas/businesses/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusinessInput } from './builders/a-business.ts';
import { aRequest, call, type RequestParts } from './builders/a-request.ts';
import { ownerId } from './builders/people.ts';
import { transactions } from './mocked-table.ts';

/** The idempotency key of `register`. */
export const idempotencyKey = 'key-of-8';

/** The key of the item with the answer to `register`. */
export const recordKey = keys.idempotency(ownerId, idempotencyKey);

export const isRecord = ({ PK }: { PK: string }) => PK === recordKey.PK;

/** Registers a business with an idempotency key. */
export const register = (parts: RequestParts = {}) =>
  call(
    handler,
    aRequest('POST /businesses', {
      as: { userId: ownerId },
      body: aBusinessInput(),
      headers: { 'idempotency-key': idempotencyKey },
      ...parts,
    }),
  );

/** The answer that the nth transaction stored for the idempotency key; throws if it stored none. */
export function storedAnswer(transaction = 0) {
  const found = transactions()[transaction]?.find(({ Put }) => Put?.Item?.['answer'])?.Put;
  if (!found?.Item) throw new Error('No answer is stored');
  return found.Item as ReturnType<typeof keys.idempotency> &
    Record<string, unknown> & {
      answer: { statusCode: number; headers: Record<string, string>; body: string };
      fingerprint: string;
      ttl: number;
    };
}
