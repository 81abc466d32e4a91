import type { Page } from '@playwright/test';
import { offersOfBusiness } from './owner-answers.ts';

/** Pixels that one turn of the wheel scrolls: most of a phone's window. */
const turn = 700;

/** Milliseconds between two keys of somebody who types fast. */
const keyDelay = 60;

const text = 'Pão de queijo, 12 unidades';

interface Position {
  /** Offers in the document. */
  readonly rows: number;
  /** Whether the window is at the end of the page, and no list in it goes on. */
  readonly isEnd: boolean;
}

/**
 * Runs in the page, and looks up little, because its own time counts: once the last input has been drawn, asks for the
 * next page of a list at the end of the window.
 */
async function loadMoreAtEnd(label: string): Promise<Position> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const rows = document.querySelectorAll('a[href*="/offer?id="]').length;
  if (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    return { rows, isEnd: false };
  }
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  const more = buttons.findLast(({ textContent }) => textContent === label);
  if (more && !more.disabled) more.click();
  return { rows, isEnd: !more };
}

/** Turns of the wheel after which a page that has not ended never does. */
const maxTurns = 500;

/**
 * Scrolls to the end of a page, loading more of its list where it asks for that. Returns the most offers that were in
 * the document at a time.
 */
export async function scrollToEnd(page: Page): Promise<number> {
  await page.mouse.move(200, 500);
  let mostRows = 0;
  for (let turns = 0; turns < maxTurns; turns += 1) {
    await page.mouse.wheel(0, turn);
    const { rows, isEnd } = await page.evaluate(loadMoreAtEnd, 'Mostrar mais');
    mostRows = Math.max(mostRows, rows);
    if (isEnd) return mostRows;
  }
  throw new Error(`The end was not reached by ${maxTurns} turns of the wheel`);
}

/** Scrolls through all offers. Returns the most rows that were in the document at a time. */
export async function scrollOffers(page: Page): Promise<number> {
  const mostRows = await scrollToEnd(page);
  await page.locator(`[aria-posinset="${offersOfBusiness}"]`).waitFor();
  return mostRows;
}

/** Types a title into a form, one key after the other, until each place that shows it has it. */
export async function typeTitle(page: Page): Promise<void> {
  await page.locator('input[name="title"]').click();
  await page.keyboard.type(text, { delay: keyDelay });
  // An empty page has no preview, and shows what was typed in the field alone.
  const preview = page.locator('article h3');
  if (await preview.count()) await preview.getByText(text).waitFor();
}
