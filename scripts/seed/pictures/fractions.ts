/** Fractions from 0 to 1 that look random; the same seed gives the same ones. */
export function* fractions(seed: number): Generator<number, never> {
  for (let state = seed >>> 0; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}
