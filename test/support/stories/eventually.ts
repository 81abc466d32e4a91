import { setTimeout as pause } from 'node:timers/promises';

/**
 * Milliseconds for jobs started by the table's stream. They may wait in the queue behind a test with hundreds of
 * offers.
 */
const timeLimitMs = 90_000;

/**
 * Retries an expectation until it holds and returns its result; throws its last error at the time limit. With a longer
 * limit it retries every three seconds, since large reads slow down the awaited jobs.
 */
export async function eventually<T>(
  expectation: () => Promise<T>,
  timeLimit = timeLimitMs,
): Promise<T> {
  const deadline = Date.now() + timeLimit;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(timeLimit > timeLimitMs ? 3000 : 200);
    }
  }
}
