import type { Page } from '@playwright/test';
import { unsettledParts } from '#test/support/unsettled-parts.ts';
import { expect } from './test.ts';

/** Waits until nothing is loading, busy or animated. Call it before axe checks and screenshots. */
export async function expectStillScreen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unsettledParts)).toEqual([]);
}
