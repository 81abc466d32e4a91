import '#contract/zod-config.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { table, tableName } from '../shared/table/client.ts';
import { keys } from '../shared/table/keys.ts';
import { getItem } from '../shared/table/read.ts';
import { update, type Write } from '../shared/table/transaction.ts';

/**
 * What the marketplace holds of a user. `removed` is a tombstone that outlives the longest token;
 * `staffSince` is the staff record; `businessId` allows one business a user.
 */
const userItem = z.object({
  userId: z.string(),
  status: z.enum(['active', 'disabled', 'removed']),
  createdAt: z.string(),
  businessId: z.exactOptional(z.string()),
  shopId: z.exactOptional(z.string()),
  staffSince: z.exactOptional(z.string()),
  isPasswordRequired: z.exactOptional(z.boolean()),
});

export type UserItem = z.output<typeof userItem>;

/** The user's item, strongly consistent; none before their first call. */
export async function findUser(userId: string): Promise<UserItem | undefined> {
  // Parsed strictly: a tombstone that was skipped would let its user in again.
  const item = await getItem(keys.user(userId));
  return item && userItem.parse(item);
}

/** Writes a user's item unless there is one, and gives the one that is there. */
export async function createUserIfNew(user: UserItem): Promise<UserItem> {
  try {
    await table.send(
      new PutCommand({
        TableName: tableName,
        Item: { ...keys.user(user.userId), ...user },
        ConditionExpression: 'attribute_not_exists(PK)',
      }),
    );
    return user;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
    return (await findUser(user.userId)) ?? user;
  }
}

/** Makes the user the owner of their first business; the item is made where there is none yet. */
export function claimOwnership(userId: string, businessId: string, now: Date): Write {
  return update(
    keys.user(userId),
    'SET userId = :userId, #status = if_not_exists(#status, :active), businessId = :businessId, createdAt = if_not_exists(createdAt, :now)',
    {
      expression:
        'attribute_not_exists(businessId) AND (attribute_not_exists(#status) OR #status = :active)',
      names: { '#status': 'status' },
      values: {
        ':userId': userId,
        ':businessId': businessId,
        ':active': 'active',
        ':now': now.toISOString(),
      },
      conflict: 'BUSINESS_ALREADY_EXISTS',
    },
  );
}

/** Writes the staff record of a user; the item is made where there is none yet. */
export function makeStaff(userId: string, now: Date): Write {
  return update(
    keys.user(userId),
    'SET userId = :userId, #status = if_not_exists(#status, :active), staffSince = if_not_exists(staffSince, :now), createdAt = if_not_exists(createdAt, :now)',
    {
      expression: 'attribute_not_exists(#status) OR #status = :active',
      names: { '#status': 'status' },
      values: { ':userId': userId, ':active': 'active', ':now': now.toISOString() },
      conflict: 'UNAUTHENTICATED',
    },
  );
}
