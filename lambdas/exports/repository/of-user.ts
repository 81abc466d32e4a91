import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { indication } from '#contract/indications.ts';
import { pushSubscription } from '#contract/push-subscriptions.ts';
import { acceptedTerms } from '#contract/users.ts';
import { validator } from '#contract/validators.ts';
import { followsPrefix, keys, partitionId, partitions, sortId } from '../../shared/table/keys.ts';
import { highest, type Range } from '../../shared/table/query.ts';
import { getItem, getItems } from '../../shared/table/read.ts';
import { parseStored } from '../../shared/table/stored.ts';
import { type ExportedPage, pagesOf, rowPages } from './pages.ts';

const follow = z.object({ followedAt: instant });

/** The subscriptions of a user, without what is needed to send to a browser. */
const pushSubscriptions = z.object({ subscriptions: z.array(pushSubscription) });

const beginningWith = (userId: string, prefix: string): Range => ({
  partition: keys.user(userId).PK,
  from: prefix,
  to: `${prefix}${highest}`,
  newestFirst: false,
});

/** The acceptances of the terms by a user. */
export function acceptedTermsOf(userId: string): AsyncGenerator<ExportedPage> {
  return pagesOf(beginningWith(userId, 'TERMS#'), (row) => parseStored(acceptedTerms, row));
}

/** The shops that a user follows, and since when. */
export function followsOf(userId: string): AsyncGenerator<ExportedPage> {
  return pagesOf(beginningWith(userId, followsPrefix), (row) => {
    const parsed = parseStored(follow, row);
    return parsed && { shopId: sortId(row), ...parsed };
  });
}

/** The Web Push subscriptions of a user. */
export async function* pushSubscriptionsOf(userId: string): AsyncGenerator<ExportedPage> {
  const item = await getItem(keys.pushSubscriptions(userId));
  if (item) yield parseStored(pushSubscriptions, item)?.subscriptions ?? [undefined];
}

/** The indications that a user sent, the oldest first. */
export async function* indicationsOf(userId: string): AsyncGenerator<ExportedPage> {
  const range: Range = {
    index: 'GSI2',
    partition: partitions.indicationsOfUser(userId),
    from: '0',
    to: highest,
    newestFirst: false,
  };
  for await (const rows of rowPages(range)) {
    const ids = rows.map(partitionId);
    const find = await getItems(ids.map(keys.indication));
    yield ids.map((id) => parseStored(indication, find(keys.indication(id))));
  }
}

/** The record of a validator. */
export async function findOwnRecord(businessId: string, validatorId: string): Promise<unknown> {
  return parseStored(validator, await getItem(keys.validator(businessId, validatorId)));
}
