import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What of a page may still change by itself: names for a failure's message. */
function unsettledParts(): string[] {
  const nameOf = (target: Element | null) =>
    target ? `${target.tagName.toLowerCase()}.${target.classList.value}` : 'something detached';
  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => `moving: ${nameOf((effect as KeyframeEffect | null)?.target ?? null)}`);
  const images = [...document.images]
    .filter(({ complete, loading }) => !complete && loading !== 'lazy')
    .map(({ src }) => `loading: ${src}`);
  const busy = [...document.querySelectorAll('[aria-busy="true"]')].map(
    (target) => `busy: ${nameOf(target)}`,
  );
  const fonts = document.fonts.status === 'loaded' ? [] : ['loading: fonts'];
  return [...moving, ...images, ...busy, ...fonts];
}

/**
 * Waits until a screen has come to rest: everything loaded, nothing busy, every transition and
 * animation over. Whatever judges how a page looks (axe, a screenshot) waits for this first.
 */
export async function expectStillScreen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unsettledParts)).toEqual([]);
}

/**
 * Holds a page to changing at once for a reader who asked for less motion: no element, of the app or of
 * Mantine, has a transition or an animation that takes time.
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
  expect(slow, `what takes its time on ${page.url()}`).toEqual([]);
}
