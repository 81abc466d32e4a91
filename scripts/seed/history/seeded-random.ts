/** Numbers from 0 up to 1 that look random, the same ones for the same seed (the generator mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of some items, each as likely as its weight says. */
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
