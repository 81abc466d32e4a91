import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Shows a page at 320 px with text of 200%. */
export async function showLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
}

/** Expects that nothing reaches beyond the right edge of the page. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const width = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(width).toBeLessThanOrEqual(0);
}
