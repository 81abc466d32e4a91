/** Shards of each subscription index, since all subscriptions are written on the first of a month. */
export const billingShards = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Alphabet of a ULID (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the shard of a business, from the last (random) letter of its ULID. */
export const shardOf = (businessId: string): number =>
  letters.indexOf(businessId.slice(-1)) % billingShards.length;
