import type { Page } from '@playwright/test';
import { asksForLastPage } from './owner-answers.ts';

/** Pixels that one turn of the wheel scrolls: most of a phone's window. */
const turn = 700;

/** Milliseconds between two keys of somebody who types fast. */
const keyDelay = 60;

const text = 'Pão de queijo, 12 unidades';

/** Two frames: what the last input changed has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Runs in the page, and looks up little, because its own time counts: asks for the next page of the list at the end
 * of the window. Returns the rows in the document, and whether the window is at its end.
 */
function loadMoreAtEnd(label: string): { readonly rows: number; readonly isAtEnd: boolean } {
  const rows = document.querySelectorAll('a[href*="/offer?id="]').length;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (isAtEnd) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')];
    buttons.findLast(({ textContent }) => textContent === label)?.click();
  }
  return { rows, isAtEnd };
}

/** Turns of the wheel after which a list that has not ended never does. */
const maxTurns = 2_000;

/**
 * Scrolls through all offers, loading more pages where the list asks for that. Returns the most rows that were in the
 * document at a time.
 */
export async function scrollOffers(page: Page): Promise<number> {
  let hasAll = false;
  page.on('requestfinished', (request) => {
    if (asksForLastPage(new URL(request.url()))) hasAll = true;
  });
  await page.mouse.move(200, 500);
  let mostRows = 0;
  for (let turns = 0; turns < maxTurns; turns += 1) {
    await page.mouse.wheel(0, turn);
    await drawn(page);
    const { rows, isAtEnd } = await page.evaluate(loadMoreAtEnd, 'Mostrar mais');
    mostRows = Math.max(mostRows, rows);
    if (hasAll && isAtEnd) return mostRows;
  }
  throw new Error(`The last offer was not reached by ${maxTurns} turns of the wheel`);
}

/** Scrolls a page as high as the whole list to its end. */
export async function scrollEmptyPage(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  while (await page.evaluate(() => scrollY + innerHeight < document.body.scrollHeight - 1)) {
    await page.mouse.wheel(0, turn);
    await drawn(page);
  }
}

/** Types into the first text field of a page, one key after the other. */
export async function typeText(page: Page): Promise<void> {
  await page.locator('main input[type="text"], body > input').first().click();
  await page.keyboard.type(text, { delay: keyDelay });
  await drawn(page);
}
