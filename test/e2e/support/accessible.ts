import type { Page } from '@playwright/test';
import { expectScreen } from './screens.ts';
import { expectNoMotion, expectStillScreen } from './still-screen.ts';
import { expect, test } from './test.ts';
import { contrastOnly, severeViolations } from './violations.ts';

type ColorScheme = 'light' | 'dark';

async function showIn(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The attribute changes with a delay; until then text and background have different schemes.
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await expectStillScreen(page);
}

const isPhone = () => test.info().project.use.isMobile === true;

/**
 * Expects no serious or critical axe violation. Contrast in the dark scheme and motion do not depend on the width of the
 * window, so they are checked on phones only.
 */
export async function expectNothingSerious(page: Page): Promise<void> {
  await showIn(page, 'light');
  // axe leaves the rule of WCAG 2.2 out unless it is asked for.
  const inLight = await severeViolations(page, { rules: { 'target-size': { enabled: true } } });
  expect(inLight, `${page.url()} in light`).toEqual([]);
  if (!isPhone()) return;
  await expectNoMotion(page);
  await showIn(page, 'dark');
  const inDark = await severeViolations(page, contrastOnly);
  expect(inDark, `${page.url()} in dark`).toEqual([]);
}

/** Waits for a screen, then runs `expectNothingSerious`. */
export async function expectAccessible(page: Page, title: string | RegExp): Promise<void> {
  await expectScreen(page, title);
  await expectNothingSerious(page);
}

/** Opens each path and runs `expectAccessible`. */
export async function expectAllAccessible(
  page: Page,
  screens: readonly (readonly [path: string, title: string | RegExp])[],
): Promise<void> {
  for (const [path, title] of screens) {
    await page.goto(path);
    await expectAccessible(page, title);
  }
}
