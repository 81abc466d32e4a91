import type { Page } from '@playwright/test';

/** Pixels that one turn of the wheel scrolls: most of a phone's window. */
const turn = 700;

/** Milliseconds between two keys of somebody who types fast. */
const keyDelay = 60;

const text = 'Pão de queijo, 12 unidades';

interface Position {
  /** Rows of a list in the document. */
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
  const rows = document.querySelectorAll('main ul > li').length;
  if (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    return { rows, isEnd: false };
  }
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  const more = buttons.findLast(({ textContent }) => textContent === label);
  // Ignored while it loads.
  more?.click();
  return { rows, isEnd: !more };
}

/** Turns of the wheel after which a page that has not ended never does. */
const maxTurns = 500;

/**
 * Scrolls to the end of a page, loading more of its list where it asks for that. Returns the most rows that were in
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

/** Scrolls through a list of so many rows. Returns the most rows that were in the document at a time. */
export const scrollList =
  (count: number) =>
  async (page: Page): Promise<number> => {
    const mostRows = await scrollToEnd(page);
    const last = `[aria-posinset="${count}"], li:not([aria-posinset]):nth-child(${count})`;
    await page.locator('main ul').locator(last).waitFor();
    return mostRows;
  };

/** Types a text into the first field with this selector, one key after the other, until each place that shows it has it. */
export const typeInto =
  (field: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(field).first().click();
    await page.keyboard.type(text, { delay: keyDelay });
    // Most forms have no preview, and show what was typed in the field alone.
    const preview = page.locator('article h3');
    if (await preview.count()) await preview.getByText(text).waitFor();
  };
