import fc from 'fast-check';
import { capsOf, mostShards, shardsFor } from '#lambdas/claims/shard-caps.ts';
import { holds } from '#test/support/holds.ts';

it.each([
  [1, 1],
  [16, 16],
  [100_000, 16],
  [undefined, 16],
])('the shards of an offer with the limit %s are %i', (limit, shards) => {
  expect(shardsFor(limit)).toBe(shards);
});

describe('the shards of an offer', () => {
  it.each([
    [10, [0, 0, 0], [4, 3, 3]],
    [10, [5, 0, 1], [7, 1, 2]],
    [6, [5, 0, 1], [5, 0, 1]],
    [5, [5, 0, 1], undefined],
  ])('divide the rest of the limit %i evenly over claimed units %j', (limit, taken, caps) => {
    expect(capsOf(limit, taken)).toEqual(caps);
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
