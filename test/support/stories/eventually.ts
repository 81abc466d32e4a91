import { setTimeout as pause } from 'node:timers/promises';

/** Most that a job started by the table's stream may take on a busy machine, in milliseconds. */
const patience = 20_000;

/** Waits until an expectation holds that a job makes true; fails with its last error. */
export async function eventually(expectation: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(200);
    }
  }
}
