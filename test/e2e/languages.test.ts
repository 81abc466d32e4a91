import type { Page } from '@playwright/test';
import type { User } from '#contract/users.ts';
import { cutTexts } from '#test/support/cut-texts.ts';
import { aPendingBusiness, decide, theStaff } from '#test/support/stories/businesses.ts';
import { anIndication } from '#test/support/stories/indications.ts';
import { anOffer } from '#test/support/stories/offers.ts';
import { aNewcomer, aPerson } from '#test/support/stories/people.ts';
import { addValidator } from '#test/support/stories/validators.ts';
import { locales } from '#web/lib/i18n/languages.ts';
import type { Screen } from '#web/screens/screen.ts';
import { screenNames, screenOf, screens } from '#web/screens/screens.ts';
import privateTexts from '../../web/public/assets/i18n/private/pt.json' with { type: 'json' };
import openTexts from '../../web/public/assets/i18n/pt.json' with { type: 'json' };
import { storeInBrowser } from './support/session.ts';
import { expectStillScreen } from './support/still-screen.ts';
import { expect, test } from './support/test.ts';

const sections = [...Object.keys(openTexts), ...Object.keys(privateTexts)].join('|');

/** A text's key, such as `offer.title`: the app shows it where there is no text of that key. */
const rawKey = new RegExp(`(?<![\\w@./-])(?:${sections})\\.[A-Za-z][\\w.]*`, 'g');

/** The page's texts, and those for screen readers and empty fields. */
async function textsOf(page: Page): Promise<string> {
  const named = await page.evaluate(() =>
    ['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    ),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has no space between two elements
  return [await page.title(), await page.locator('body').innerText(), ...named].join('\n');
}

const pathsWhere = (isWanted: (screen: Screen) => boolean): string[] =>
  screenNames
    .map(screenOf)
    .filter(isWanted)
    .map(({ path }) => path);

/** The screens of a role, without that of the terms, which leads on at once where they are accepted. */
const pathsOf = (role: User['role']) =>
  pathsWhere(
    ({ layout, isSignInStep, roles }) =>
      layout === 'private' && !isSignInStep && (roles?.includes(role) ?? true),
  );

/** Opens each path in English and in Spanish, at two widths. */
async function expectTranslated(
  page: Page,
  paths: readonly string[],
  stored: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const language of ['en', 'es'] as const) {
    await storeInBrowser(page, { ...stored, language });
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectStillScreen(page);
      const where = `${path} in ${language}`;
      expect(new URL(page.url()).pathname, where).toBe(path.split('?')[0]);
      await expect(page.locator('html')).toHaveAttribute('lang', locales[language]);
      expect.soft((await textsOf(page)).match(rawKey) ?? [], where).toEqual([]);
      expect.soft(await page.evaluate(cutTexts), where).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectStillScreen(page);
      expect.soft(await page.evaluate(cutTexts), `${where}, 320 px wide`).toEqual([]);
    }
  }
}

test('every screen is translated and fits small phones in English and Spanish @phone-only', async ({
  page,
  openAs,
}) => {
  // It loads about fifty pages.
  test.slow();
  await test.step('signed out', async () => {
    await page.goto(screens.login.path);
    await expectTranslated(
      page,
      pathsWhere(({ layout }) => layout === 'account'),
    );
  });

  await test.step('before the terms', async () => {
    const newcomer = await openAs(await aNewcomer(), screens.acceptTerms.path);
    await expectTranslated(newcomer, [screens.acceptTerms.path]);
  });

  await test.step('an owner', async () => {
    const owned = await anOffer({ availableLimit: 10 });
    const { owner, shop, offer } = owned;
    await addValidator(owned, shop);
    const filled = [`${screens.shop.path}?id=${shop.id}`, `${screens.offer.path}?id=${offer.id}`];
    const signedIn = await openAs(owner, screens.profile.path);
    await expectTranslated(signedIn, [...pathsOf('owner'), ...filled], { offerId: offer.id });
  });

  await test.step('staff', async () => {
    const { id } = (await aPendingBusiness()).business;
    await decide(id, 'reject');
    await aPendingBusiness();
    await anIndication(await aPerson(), { phone: '81998765432' });
    const signedIn = await openAs(await theStaff(), screens.profile.path);
    // Those that owners may open as well were checked above; the profile has a section for staff.
    const ofOwners = pathsOf('owner').filter((path) => path !== screens.profile.path);
    const own = pathsOf('staff').filter((path) => !ofOwners.includes(path));
    await expectTranslated(signedIn, own);
  });
});
