/** Most shards of an offer. DynamoDB writes one item some hundred times a second. */
export const mostShards = 16;

/** Over how many shards the units of an offer are divided; without a limit over as many as there may be. */
export function shardsFor(limit: number | undefined): number {
  return Math.min(limit ?? mostShards, mostShards);
}

/**
 * How many units each shard of an offer may give at most, so that they are `limit` in all: what each has given, and an
 * even share of the rest. Undefined where more than `limit` were given.
 */
export function capsOf(limit: number, taken: readonly number[]): number[] | undefined {
  const rest = limit - taken.reduce((sum, one) => sum + one, 0);
  if (rest < 0) return undefined;
  const share = Math.floor(rest / taken.length);
  const larger = rest % taken.length;
  return taken.map((given, shard) => given + share + (shard < larger ? 1 : 0));
}
