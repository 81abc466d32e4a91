import fc from 'fast-check';
import { capsOf, mostShards, shardsFor } from '#lambdas/claims/shard-caps.ts';
import { holds } from '#test/support/holds.ts';

describe('the shards of an offer', () => {
  it.each([
    [1, 1],
    [3, 3],
    [16, 16],
    [100_000, 16],
    [undefined, 16],
  ])('for a limit of %s are %i', (limit, shards) => {
    expect(shardsFor(limit)).toBe(shards);
  });

  it('divide the rest of the limit evenly', () => {
    expect(capsOf(10, [0, 0, 0])).toEqual([4, 3, 3]);
    expect(capsOf(10, [5, 0, 1])).toEqual([7, 1, 2]);
    expect(capsOf(6, [5, 0, 1])).toEqual([5, 0, 1]);
  });

  it('cannot have a limit below the claimed stock', () => {
    expect(capsOf(5, [5, 0, 1])).toBeUndefined();
  });

  it('allow the limit in total, and each at least its claimed stock', async () => {
    const given = fc.array(fc.nat(1000), { minLength: 1, maxLength: mostShards });
    await holds(
      fc.property(given, fc.nat(10_000), (taken, more) => {
        const limit = taken.reduce((sum, one) => sum + one, more);
        const caps = capsOf(limit, taken) ?? [];
        expect(caps.reduce((sum, one) => sum + one, 0)).toBe(limit);
        expect(caps.every((cap, shard) => cap >= (taken[shard] ?? 0))).toBe(true);
      }),
    );
  });
});
