import { setTimeout as pause } from 'node:timers/promises';
import {
  retryCallOnConflict,
  retryOnConflict,
  retryOnContention,
} from '#lambdas/platform/table/retry-on-conflict.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const neverFirst = () => jest.fn().mockRejectedValue(new WriteConflict(['TransactionConflict']));
const waits = () => jest.mocked(pause).mock.calls.map(([wait]) => wait ?? 0);

beforeEach(() => {
  jest.mocked(pause).mockReset();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});

it.each([
  ['a job', retryOnConflict, 6, 1240],
  ['a call', (work: () => Promise<void>) => retryCallOnConflict(work, () => Infinity), 10, 8600],
  ['a job among hundreds on the same item', retryOnContention, 14, 17_000],
])('%s gives up if another write comes first each time', async (_, run, attempts, longest) => {
  const work = neverFirst();
  await expect(run(work)).rejects.toThrow(WriteConflict);
  expect(work).toHaveBeenCalledTimes(attempts);
  expect(waits()).toHaveLength(attempts - 1);
  expect(waits().reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(longest);
});

it('another error is thrown at once', async () => {
  const work = jest.fn().mockRejectedValue(new Error('broken'));
  await expect(retryOnContention(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});
