/** Most shards per offer. DynamoDB writes one item a few hundred times per second. */
export const mostShards = 16;

/** Returns the number of shards for a limit; without a limit, the maximum. */
export function shardsFor(limit: number | undefined): number {
  return Math.min(limit ?? mostShards, mostShards);
}

/** Divides a limit into caps: units given so far, plus an even share. Undefined if more than that was given. */
export function capsOf(limit: number, taken: readonly number[]): number[] | undefined {
  const rest = limit - taken.reduce((sum, one) => sum + one, 0);
  if (rest < 0) return undefined;
  const share = Math.floor(rest / taken.length);
  const larger = rest % taken.length;
  return taken.map((given, shard) => given + share + (shard < larger ? 1 : 0));
}
