import { itemKindOf, keys } from '#lambdas/platform/table/keys.ts';
import { aLastingOffer, offerId } from '../builders/an-offer.ts';
import { publishedOffer } from '../stored.ts';
import { itemsOfKind } from './store.ts';

interface Stock {
  /** Claimed units and the share of the limit of each shard; two shards with three claims by default. */
  readonly shards?: readonly object[];
  readonly availableLimit?: number | undefined;
}

/** The items of an offer with three claims, and of its stock. */
export const itemsOfStock = ({
  shards = [{ taken: 2 }, { taken: 1 }],
  availableLimit,
}: Stock = {}) => [
  ...publishedOffer(aLastingOffer({ claimShards: shards.length })).filter(
    (item) => itemKindOf(item) !== itemKindOf(keys.claimShard(offerId, 0)),
  ),
  {
    ...keys.offerCounters(offerId),
    claimedCount: 3,
    redeemedCount: 0,
    ...(availableLimit !== undefined && { availableLimit }),
  },
  ...shards.map((units, shard) => ({ ...keys.claimShard(offerId, shard), ...units })),
];

/** Claimed units of a shard, and its share of the limit. */
interface ShardUnits {
  readonly taken: unknown;
  readonly cap?: unknown;
}

/** The claimed units and the shares of the limit of an offer's shards, in their order. */
export async function shardsOf(id: string): Promise<readonly ShardUnits[]> {
  const shards = await itemsOfKind(itemKindOf(keys.claimShard(id, 0)));
  return Array.from({ length: 16 }, (_, n) => keys.claimShard(id, n)).flatMap(({ PK, SK }) =>
    shards
      .filter((item) => item['PK'] === PK && item['SK'] === SK)
      .map(({ taken, cap }) => ({ taken, ...(cap !== undefined && { cap }) })),
  );
}

/** The shares of the limit of an offer's shards, in their order. */
export const capsOf = async (id: string) => (await shardsOf(id)).map(({ cap }) => cap);
