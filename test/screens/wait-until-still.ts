import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { unsettledParts } from '#test/support/unsettled-parts.ts';

/** How long a page may take until nothing on it is loading or moving, in milliseconds. */
export const stillWithin = 30_000;

/** Waits until everything has loaded, nothing is busy and nothing moves. Throws what does not come to rest. */
export async function waitUntilStill(page: Page): Promise<void> {
  const deadline = Date.now() + stillWithin;
  for (;;) {
    const parts = await page.evaluate(unsettledParts);
    if (parts.length === 0) return;
    if (Date.now() > deadline) throw new Error(`It never comes to rest: ${parts.join(', ')}`);
    await pause(100);
  }
}
