import { endAll } from '#scripts/process/lifetime.ts';

/** Stops whatever the global setup started, and nothing else. */
export default async function tearDown(): Promise<void> {
  await endAll();
}
