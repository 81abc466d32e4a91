import type { Page } from '@playwright/test';
import { unsettledParts } from '#test/support/unsettled-parts.ts';
import { expect } from './test.ts';

/**
 * Waits until everything has loaded, nothing is busy and no transition or animation is running. Call it
 * before checks that depend on rendering, such as axe and screenshots.
 */
export async function expectStillScreen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unsettledParts)).toEqual([]);
}

/**
 * Expects that no element, including those of Mantine, has a transition or animation with a duration,
 * for users who prefer reduced motion.
 */
export async function expectNoMotion(page: Page): Promise<void> {
  const slow = await page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(', ').some((one) => one !== '0s');
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element, part);
        const isSlow = takesTime(transitionDuration) || takesTime(animationDuration);
        return isSlow ? `${element.tagName}.${element.classList.value}${part ?? ''}` : [];
      }),
    );
    return [...new Set(found)];
  });
  expect(slow, `elements with a transition or animation on ${page.url()}`).toEqual([]);
}
