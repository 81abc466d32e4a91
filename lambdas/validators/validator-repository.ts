import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { businessId, shopId, userId, validatorId } from '#contract/ids.ts';
import { keys, validatorsOfShop } from '../shared/table/keys.ts';
import { highest, queryAll } from '../shared/table/query.ts';
import { parseStored } from '../shared/table/stored.ts';

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
export async function countValidators(businessId: string, shopId: string): Promise<number> {
  const from = validatorsOfShop(shopId);
  const rows = await queryAll({
    partition: keys.business(businessId).PK,
    from,
    to: `${from}${highest}`,
    newestFirst: false,
  });
  return rows.filter((row) => {
    const validator = parseStored(validatorItem, row);
    return validator !== undefined && validator.status !== 'disabled';
  }).length;
}
