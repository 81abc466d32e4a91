/** Partitions of each index of subscriptions: on a first of the month each is written once for an eighth of them. */
export const billingShards = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The letters of a ULID (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The partition of a business, by the last letter of its ULID, which is random. */
export const shardOf = (businessId: string): number =>
  letters.indexOf(businessId.slice(-1)) % billingShards.length;
