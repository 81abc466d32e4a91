import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export async function showLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
}

/** Expects no horizontal overflow. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const width = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(width).toBeLessThanOrEqual(0);
}
