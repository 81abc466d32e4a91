import type { Page } from '@playwright/test';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { parentOf } from '#web/screens/menu.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import { expectBackEntry, expectNoBackEntry, expectScreen } from '../screens.ts';
import { expect } from '../test.ts';

/** A page of the site that is not part of the app, and loads quickly. */
export const outside = '/favicon.svg';

/** Expects that a reload shows the same screen, and that Back leads to its parent, or out of the app if it has none. */
export async function checkBack(page: Page, screen: ScreenName, title: string): Promise<void> {
  const url = page.url();
  await page.reload();
  await expectScreen(page, title);
  expect(page.url()).toBe(url);
  const parent = parentOf(screen);
  await (parent ? expectBackEntry(page) : expectNoBackEntry(page));
  await page.goBack();
  await expect(page).toHaveURL(parent ? linkToScreen(parent) : outside);
}
