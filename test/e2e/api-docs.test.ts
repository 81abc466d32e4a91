import { expectStillScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { contrastOnly, severeViolations } from './support/violations.ts';

/** The viewer puts a link into the button of each operation. */
const ofTheViewer = { 'nested-interactive': { enabled: false } };

/** The calls of other resources look the same, and would take most of the time. */
const otherCalls = '.opblock-tag-section:not(:has(#operations-offers-createOffer))';

test('the description of the API lists its calls and the meaning of their errors, and is accessible @phone-only', async ({
  page,
}) => {
  test.slow();
  await page.goto('/api-docs');
  await expect(page).toHaveTitle('API · Vitrine');
  const call = page.locator('#operations-offers-createOffer');
  // The viewer needs long to draw all calls, and answers nothing meanwhile.
  await expect(call).toContainText('/offers', { timeout: 60_000 });
  await call.getByRole('button').first().click({ timeout: 60_000 });
  await expect(call).toContainText('BUSINESS_NOT_ACTIVE');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
  await expect(page.getByRole('link', { name: 'Vitrine', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectStillScreen(page);
    const options = colorScheme === 'light' ? { rules: ofTheViewer } : contrastOnly;
    expect(await severeViolations(page, options, [otherCalls])).toEqual([]);
  }
});
