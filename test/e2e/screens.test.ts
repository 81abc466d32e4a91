import type { Page } from '@playwright/test';
import { endReplacements } from '#test/screens/answers.ts';
import { accountOf, type NamedState } from '#test/screens/state.ts';
import { allStates } from '#test/screens/states.ts';
import { demoIds, demoPerson } from './support/demo-people.ts';
import { storageOf } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { outside } from './support/walk/check-back.ts';
import { checkState } from './support/walk/check-state.ts';
import { resetStorage } from './support/walk/reset-storage.ts';

/** The storage items of the account of a state. */
async function itemsOf(state: NamedState) {
  const account = accountOf(state);
  const session = account === 'visitor' ? undefined : storageOf(await demoPerson(account));
  const stored = Object.entries(state.stored?.(await demoIds()) ?? {});
  const items = stored.map(([name, value]) => ({ name, value }));
  return [...(session?.origins[0]?.localStorage ?? []), ...items];
}

/** Returns the texts of a page's heading and alerts. */
async function saidBy(page: Page): Promise<string> {
  const texts = await page.locator('h1:visible, [role="alert"]:visible').allInnerTexts();
  return `the page says ${JSON.stringify(texts)}`;
}

/** Leaves a state. A form with changes does not ask first: a run once waited for its question until the time limit. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const leaveUnasked = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('beforeunload', leaveUnasked, { capture: true });
  });
  await page.goto(outside);
}

const statesOfTest = 12;

const walked = allStates.filter(({ only, isRepeated }) => only !== 'paper' && !isRepeated);

for (let first = 0; first < walked.length; first += statesOfTest) {
  const states = walked.slice(first, first + statesOfTest);
  const names = `${states[0]?.name} to ${states.at(-1)?.name}`;
  test(`the states ${names} are accessible, translated, whole in small windows and left by Back @phone-only`, async ({
    page,
  }) => {
    // The test opens several screens in all languages and window sizes.
    test.slow();
    // A form with changes asks before Back leaves it.
    page.on('dialog', (dialog) => dialog.accept());
    const faults: string[] = [];
    for (const state of states) {
      await test.step(state.name, async () => {
        await leave(page);
        await page.evaluate(resetStorage, await itemsOf(state));
        const report = (where: string, found: readonly string[]) =>
          void faults.push(...found.map((fault) => `${state.name}, ${where}: ${fault}`));
        await checkState(page, state, report).catch(async (error) =>
          report('pt', [String(error), await saidBy(page)]),
        );
        await endReplacements(page);
      });
    }
    expect(faults).toEqual([]);
  });
}
