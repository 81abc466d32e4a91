import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { unsettledParts } from '#test/support/look-of-page.ts';

/** Milliseconds until everything on a page must have loaded and stopped moving. */
export const stillWithin = 30_000;

/** Waits until everything has loaded and nothing is busy or moves; throws with the remaining parts. */
export async function waitUntilStill(page: Page): Promise<void> {
  const deadline = Date.now() + stillWithin;
  for (;;) {
    const parts = await page.evaluate(unsettledParts);
    if (parts.length === 0) return;
    if (Date.now() > deadline) throw new Error(`It never comes to rest: ${parts.join(', ')}`);
    await pause(100);
  }
}
