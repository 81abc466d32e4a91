/** Returns a generator of pseudorandom numbers in [0, 1) for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks an item at random, by weight. */
export function pickWeighted<T>(items: readonly (readonly [T, number])[], random: () => number): T {
  let left = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
  const found = items.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  const last = found ?? items.at(-1);
  if (!last) throw new RangeError('There is nothing to pick from.');
  return last[0];
}
