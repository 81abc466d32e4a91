import { takeTurns } from '#web/platform/photos/sending/send-photo.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs tasks in order, at most a given number at a time, also after a failed task', async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  const ends: Record<number, (error?: Error) => void> = {};
  const results = [1, 2, 3, 4].map((task) =>
    inTurn(() => {
      started.push(task);
      return new Promise<number>((resolve, reject) => {
        ends[task] = (error) => (error ? reject(error) : resolve(task));
      });
    }),
  );
  const all = Promise.allSettled(results);
  await settle();
  expect(started).toEqual([1, 2]);
  ends[2]?.(new Error('failed'));
  await settle();
  expect(started).toEqual([1, 2, 3]);
  ends[1]?.();
  await settle();
  expect(started).toEqual([1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
