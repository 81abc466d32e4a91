import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { userId as userIdSchema } from '#contract/http/ids.ts';
import { attributesAre } from '../table/conditions.ts';
import { keys } from '../table/keys.ts';
import { getItem } from '../table/read.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import { putNew, remove, update } from '../table/transaction.ts';
import type { Write } from '../table/write.ts';
import { findUser } from './user-store.ts';

/** A validator's e-mail, unique across all businesses and stored only as a hash. */
const reservedEmail = z.object({
  /** Id of the attempt that reserved it. */
  id: z.string(),
  businessId: z.string(),
  reservedAt: z.string(),
  /** The user whose account has it; absent while the account is being created. */
  userId: z.exactOptional(userIdSchema),
});

type ReservedEmail = z.output<typeof reservedEmail>;

/** Reads the reservation of an e-mail by any business (strong read). */
export async function findReservedEmail(emailHash: string): Promise<ReservedEmail | undefined> {
  const item = await getItem(keys.validatorEmail(emailHash));
  return item && reservedEmail.parse(item);
}

/** Reserves an e-mail for an attempt to create an account; fails where it is reserved. */
export function reserveEmail(
  emailHash: string,
  { id, businessId, reservedAt }: Omit<ReservedEmail, 'userId'>,
): Write {
  return putNew({ ...keys.validatorEmail(emailHash), id, businessId, reservedAt });
}

/** Reserves an attempt's e-mail for the account that it created. */
export function giveEmailTo(emailHash: string, attemptId: string, userId: string): Write {
  return update(keys.validatorEmail(emailHash), 'SET userId = :userId', {
    expression: 'id = :id AND attribute_not_exists(userId)',
    values: { ':id': attemptId, ':userId': userId },
  });
}

/** Frees the e-mail of an attempt that created no account. */
export function freeEmailOfAttempt(emailHash: string, attemptId: string): Write {
  return remove(keys.validatorEmail(emailHash), {
    expression: 'attribute_not_exists(PK) OR (id = :id AND attribute_not_exists(userId))',
    values: { ':id': attemptId },
  });
}

/** Frees the e-mail of a deleted account, unless another user has it by now, and removes its hash. */
export async function freeEmailOf(userId: string, emailHash: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const [reserved, user] = await Promise.all([findReservedEmail(emailHash), findUser(userId)]);
    const isTheirs = reserved?.userId === userId;
    await commit([
      ...(isTheirs ? [remove(keys.validatorEmail(emailHash), attributesAre({ userId }))] : []),
      ...(user?.emailHash === undefined
        ? []
        : [update(keys.user(userId), 'REMOVE emailHash', attributesAre({ status: 'removed' }))]),
    ]);
  });
}
