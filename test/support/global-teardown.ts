import { endAll } from '#scripts/process/main.ts';

/** Stops only the processes that the global setup started. */
export default async function tearDown(): Promise<void> {
  await endAll();
}
