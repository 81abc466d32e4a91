import type { Page } from '@playwright/test';
import { brandDrawings } from '#contract/brand/drawings.ts';
import { tokensCss } from '#contract/brand/tokens-css.ts';
import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { expect, test } from './support/test.ts';

let css: string;
let bodies: Readonly<Record<string, string>>;

test.beforeAll(async () => {
  const views = renderBodiesBy('preact');
  css = views.css;
  bodies = views.renderAll({ t: await translatorOf('pt'), language: 'pt' });
});

/** Shows a body with its style sheet, as the server sends them. Its pictures keep their frames without loading. */
async function show(page: Page, name: string): Promise<void> {
  const head = `<meta name="viewport" content="width=device-width"><style>${tokensCss()}${css}</style>`;
  await page.setContent(
    `<!doctype html><html lang="pt-BR"><head>${head}</head><body>${brandDrawings}${bodies[name]}</body></html>`,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Returns how many price tags are whole on the first screen. */
const wholePrices = (page: Page) =>
  page
    .locator('main li [data-figures]')
    .evaluateAll(
      (tags) => tags.filter((tag) => tag.getBoundingClientRect().bottom <= innerHeight).length,
    );

test('the first screen has ten whole prices on a desktop, and three on a phone, also of a city with two offers @phone', async ({
  page,
  isMobile,
}) => {
  for (const name of ['offers-country', 'offers-posters']) {
    await show(page, name);
    expect(await wholePrices(page)).toBeGreaterThanOrEqual(isMobile ? 3 : 10);
  }
  await show(page, 'offers-city-few');
  // The third one is of the state.
  if (isMobile) expect(await wholePrices(page)).toBeGreaterThanOrEqual(3);
});

/** Sets the texts that the script changes: the place, the account, and the way into the app of a role. */
const setTexts = (page: Page, place: string, role?: 'owner' | 'validator' | 'staff') =>
  page.evaluate(
    ([text, named]) => {
      const [link] = document.querySelectorAll<HTMLElement>('[data-place="last"]');
      const [account] = document.querySelectorAll<HTMLElement>('[data-account]');
      const [way] = document.querySelectorAll<HTMLElement>('[data-role-link]');
      if (!link || !account || !way) throw new Error('The header lacks a link');
      link.textContent = text;
      account.textContent = named ? (account.dataset['text'] ?? '') : 'Entrar';
      way.textContent = way.dataset[named ?? 'owner'] ?? '';
      way.hidden = !named;
    },
    [place, role] as const,
  );

/** Returns the boxes of the header's parts and of the page below. */
const boxes = (page: Page) =>
  page
    .locator('.brand-bar > *, main')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));

test('the header has its rows at each width, and moves nothing when its texts change', async ({
  page,
}) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await show(page, 'offers-country');
    const rows = new Set((await boxes(page)).slice(0, -1).map(({ y }) => Math.round(y / 40)));
    expect(rows.size).toBe(width > 390 ? 1 : 2);
    for (const size of ['100%', '200%']) {
      await show(page, 'offers-country');
      await page.addStyleTag({ content: `html { font-size: ${size} }` });
      await setTexts(page, 'Escolher cidade');
      const before = await boxes(page);
      for (const role of ['owner', 'validator', 'staff'] as const) {
        await setTexts(page, 'São José do Vale do Rio Preto', role);
        expect(await boxes(page)).toEqual(before);
      }
      const beside = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([width, size, beside]).toEqual([width, size, 0]);
    }
  }
});
