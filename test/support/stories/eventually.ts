import { setTimeout as pause } from 'node:timers/promises';

/** Time limit in milliseconds for jobs started by the table's stream; generous for a busy machine. */
const timeLimitMs = 20_000;

/**
 * Retries an expectation until it holds, a hundred times at most; throws its last error at the time limit.
 * A long limit retries less often, since large reads slow down the jobs that the test waits for.
 */
export async function eventually(
  expectation: () => Promise<void>,
  timeLimit = timeLimitMs,
): Promise<void> {
  const deadline = Date.now() + timeLimit;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(timeLimit / 100);
    }
  }
}
