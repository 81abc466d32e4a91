import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { businessId, shopId, userId, validatorId } from '#contract/ids.ts';
import { keys, validatorsPrefix } from '../shared/table/keys.ts';
import { countRange, highest } from '../shared/table/query.ts';

/** A validator as stored, in the partition of the business; `userId` is their Cognito `sub`. */
const validatorItem = z.object({
  id: validatorId,
  businessId,
  shopId,
  userId,
  name: z.string(),
  email: z.string(),
  status: z.enum(['pending_first_access', 'active', 'disabled']),
  createdAt: instant,
});

export type ValidatorItem = z.output<typeof validatorItem>;

/** How many validators of a shop are not disabled. A shop has a limited number of them. */
export function countValidators(businessId: string, shopId: string): Promise<number> {
  const from = validatorsPrefix(false, shopId);
  return countRange({
    index: 'LSI1',
    partition: keys.business(businessId).PK,
    from,
    to: `${from}${highest}`,
    newestFirst: false,
  });
}
