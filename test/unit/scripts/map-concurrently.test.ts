import { mapConcurrently } from '#scripts/process/map-concurrently.ts';

describe('work on many items', () => {
  it('returns results in the order of the items, with at most the given number in work', async () => {
    const ends = new Map<number, () => void>();
    const results = mapConcurrently([1, 2, 3], 2, async (item) => {
      await new Promise<void>((end) => ends.set(item, end));
      return item * 10;
    });
    expect([...ends.keys()]).toEqual([1, 2]);
    ends.get(2)?.();
    await new Promise(setImmediate);
    expect([...ends.keys()]).toEqual([1, 2, 3]);
    ends.get(3)?.();
    ends.get(1)?.();
    expect(await results).toEqual([10, 20, 30]);
  });

  it('fails as soon as the work on one item fails', async () => {
    const work = async (item: number) => {
      if (item === 1) throw new Error('refused');
    };
    await expect(mapConcurrently([1, 2], 2, work)).rejects.toThrow('refused');
  });
});
