import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Person } from '#test/support/stories/people.ts';
import { anOwnedShop, type OwnedShop } from '#test/support/stories/shops.ts';
import { storageOf } from './session.ts';

// The shared test support uses a global `expect`, as Jest provides it; Playwright does not.
Object.assign(globalThis, { expect });

interface Fixtures {
  /** Opens a path in a separate browser context, signed in as the person, or anonymous. */
  readonly openAs: (person: Person | undefined, path: string) => Promise<Page>;
  /** Uncaught errors and Content-Security-Policy violations on the pages; any entry fails the test. */
  readonly pageErrors: string[];
}

/** Adds the uncaught errors and Content-Security-Policy violations of a context to a list. */
export function collectErrors(context: BrowserContext, pageErrors: string[]): void {
  context.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) pageErrors.push(message.text());
  });
  context.on('weberror', (error) => pageErrors.push(String(error.error())));
}

interface WorkerFixtures {
  /** A shop shared by the tests of a worker; it may have offers of other tests. */
  readonly sharedShop: OwnedShop;
}

/** Playwright's `test` with the fixtures of this suite. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from it
    async ({}, use) => use(await anOwnedShop()),
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = [];
      collectErrors(context, pageErrors);
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
  openAs: async ({ browser, pageErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, path) => {
      // A user without a business has chosen to register one.
      const storageState = person && storageOf(person, 'business');
      const context = await browser.newContext({ ...(storageState && { storageState }) });
      contexts.push(context);
      collectErrors(context, pageErrors);
      const page = await context.newPage();
      // A form with changes asks before the page is reloaded or closed.
      page.on('dialog', (dialog) => dialog.accept());
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
