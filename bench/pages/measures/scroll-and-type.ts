import type { Page } from '@playwright/test';

/** Pixels per turn of the wheel: most of a phone's window. */
const turn = 700;

/** Milliseconds between two keys of a fast typist. */
const keyDelay = 60;

const text = 'Pão de queijo, 12 unidades';

interface Position {
  /** Rendered rows of a list. */
  readonly rows: number;
  /** Whether the window is at the end of the page, and no list continues. */
  readonly isEnd: boolean;
}

/**
 * Requests the next page of a list at the end of the window, once the last input has been drawn. Runs in the page and
 * does little, because its own time counts.
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

/** Maximum number of turns before the page counts as endless. */
const maxTurns = 500;

/** Scrolls to the end of a page and loads all pages of its list. Returns the maximum number of rendered rows. */
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

/** Scrolls through a list with a number of rows. Returns the maximum number of rendered rows. */
export const scrollList =
  (count: number) =>
  async (page: Page): Promise<number> => {
    const mostRows = await scrollToEnd(page);
    const last = `[aria-posinset="${count}"], li:not([aria-posinset]):nth-child(${count})`;
    await page.locator('main ul').locator(last).waitFor();
    return mostRows;
  };

/** Types a text into the first matching field, key by key, until each element that shows it is updated. */
export const typeInto =
  (field: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(field).first().click();
    await page.keyboard.type(text, { delay: keyDelay });
    // Most forms have no preview.
    const preview = page.locator('article h3');
    if (await preview.count()) await preview.getByText(text).waitFor();
  };
