import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Person } from '#test/support/stories/people.ts';
import { aShop, type OwnedShop } from '#test/support/stories/shops.ts';
import { storageOf } from './session.ts';

// The stories that bring people and shops about hold the API's answers to the contract by the
// runner's own `expect`, which Jest has as a global.
Object.assign(globalThis, { expect });

interface Fixtures {
  /** Opens a page in a browser of its own, signed in as someone; or as nobody. */
  readonly openAs: (person: Person | undefined, path: string) => Promise<Page>;
  /** Fails a test on whose pages a script threw or the Content-Security-Policy was violated. */
  readonly complaints: string[];
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
}

interface WorkerFixtures {
  /** A shop with its owner, for the tests of a worker to which it does not matter what else it has. */
  readonly sharedShop: OwnedShop;
}

/** A test in a browser; every page of it is watched for violations of the policy and for errors. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from it
    async ({}, use) => use(await aShop()),
    { scope: 'worker' },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  openAs: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, path) => {
      const context = await browser.newContext(person ? { storageState: storageOf(person) } : {});
      contexts.push(context);
      listen(context, complaints);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
