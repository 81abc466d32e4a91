import type { Page } from '@playwright/test';
import { defaultLanguage, type Language, languages } from '#contract/http/languages.ts';
import { languageParameter } from '#contract/pages/page-paths.ts';
import { openState } from '#test/screens/open-state.ts';
import { isPageState, type NamedState, screenOfState } from '#test/screens/state.ts';
import { waitUntilStill } from '#test/screens/wait-until-still.ts';
import { cutTexts } from '#test/support/look-of-page.ts';
import { screenOf } from '#web/screens/screens.ts';
import { demoIds } from '../demo-people.ts';
import { contrastOnly, severeViolations } from '../violations.ts';
import { changeLanguage } from './change-language.ts';
import { checkBack } from './check-back.ts';
import { faintTexts, leastContrast } from './faint-texts.ts';
import { movingParts } from './moving-parts.ts';
import { shiftedParts } from './shifted-parts.ts';
import { missingTexts } from './shown-texts.ts';
import { leastTarget, smallTargets } from './small-targets.ts';

const phone = { width: 390, height: 844 };
const smallPhone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 800 };

/** Window size, text size in percent, and the languages whose texts must fit. */
type View = readonly [size: typeof phone, textSize: number, seenIn: readonly Language[]];

/** Texts are longest in Spanish, so English is checked in main states only. */
const otherViews: readonly View[] = [
  [smallPhone, 100, languages.filter((language) => language !== 'en')],
];

/** The last view is required by WCAG 1.4.4 and 1.4.10 (large text), checked in the most common language. */
const mainViews: readonly View[] = [
  [phone, 100, languages],
  [smallPhone, 100, languages.toReversed()],
  [smallPhone, 200, [defaultLanguage]],
];

/** axe checks the rules of WCAG 2.2 only on request. */
const usualRules = { rules: { 'target-size': { enabled: true } } };

type Report = (where: string, faults: readonly string[]) => void;

async function resize(page: Page, size: typeof phone, textSize = 100): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, textSize);
}

/** Waits some frames, until parts placed beside a button, such as a menu, have moved with it. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await waitUntilStill(page);
}

async function showDark(page: Page, isOfApp: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // The app's attribute changes with a delay; until then text and background have different schemes.
  if (isOfApp) await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await waitUntilStill(page);
}

async function checkAccess(page: Page, state: NamedState, report: Report): Promise<void> {
  const { isMain, actions } = state;
  report('light', await severeViolations(page, usualRules));
  report('touch', await page.evaluate(smallTargets, leastTarget));
  report('any scheme', await page.evaluate(movingParts));
  report('light', await page.evaluate(faintTexts, leastContrast));
  if (isMain) {
    await resize(page, desktop);
    await settle(page);
    report('desktop', await severeViolations(page, usualRules));
    report('desktop', await page.evaluate(cutTexts));
    await resize(page, phone);
  }
  // Dialogs, menus and messages have their own colours; a state without steps has the colours of the main state.
  if (!isMain && !actions) return;
  await showDark(page, !isPageState(state));
  report('dark', await severeViolations(page, contrastOnly));
  report('dark', await page.evaluate(faintTexts, leastContrast));
}

/** Changes the language of a screen; loads an open page again in the language. */
async function showIn(page: Page, language: Language, isOfApp: boolean): Promise<void> {
  if (isOfApp) return page.evaluate(changeLanguage, language);
  const url = new URL(page.url());
  url.searchParams.set(languageParameter, language);
  await page.goto(url.href);
}

async function checkTexts(page: Page, state: NamedState, report: Report): Promise<void> {
  const isOfApp = !isPageState(state);
  for (const [size, textSize, seenIn] of state.isMain ? mainViews : otherViews) {
    for (const language of seenIn) {
      await showIn(page, language, isOfApp);
      await resize(page, size, textSize);
      await settle(page);
      const where = `${language}, ${size.width} px, text of ${textSize}%`;
      report(where, await page.evaluate(cutTexts));
      report(where, await missingTexts(page));
    }
  }
}

/** Opens a state and reports all faults of its appearance and of Back. Throws if the state cannot be reached. */
export async function checkState(page: Page, state: NamedState, report: Report): Promise<void> {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
  await openState(page, state, await demoIds());
  const isAsOpened = state.isMain && !state.actions;
  if (isAsOpened) report('loading', await shiftedParts(page));
  if (state.isBusy) {
    report('light', await severeViolations(page, usualRules));
    return report('busy', await page.evaluate(cutTexts));
  }
  const screen = screenOfState(state.name);
  const hasBack = screen && isAsOpened && screenOf(screen).layout === 'private';
  const title = hasBack ? await page.getByRole('heading', { level: 1 }).textContent() : undefined;
  await checkAccess(page, state, report);
  // The texts of other languages are loaded now.
  await page.context().setOffline(false);
  await checkTexts(page, state, report);
  if (!screen || !title) return;
  await resize(page, phone);
  await checkBack(page, screen, title);
}
