import { businessRoutes } from '#contract/businesses/routes.ts';
import { aBusinessBody } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { untilKept } from './support/installed-app.ts';
import { expect, test } from './support/test.ts';

test('the form of the business starts with the cached answer only when the server cannot be reached', async ({
  openAs,
}) => {
  const owner = await aPerson();
  const page = await openAs(owner, '/business');
  const name = page.getByLabel('Nome fantasia');
  const age = page.getByText(/^Dados de /);

  await test.step('the answer of a user without a business is cached', async () => {
    await expect(name).toHaveValue('');
    await untilKept(page, 'GET /businesses"');
  });

  const { body: business } = await call(businessRoutes.createBusiness, {
    as: owner,
    body: aBusinessBody(owner),
  });

  await test.step('the menu uses the cached answer while the server is slow, and the form waits', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/businesses?*', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.reload();
    await expect(age).toBeVisible();
    // In the cached answer, there is no business yet.
    await expect(page.getByRole('button', { name: 'Lojas' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(name).toHaveCount(0);
    answer();
    await expect(name).toHaveValue(business.name);
    await expect(page.getByText('Os dados mudaram')).toHaveCount(0);
    await expect(age).toHaveCount(0);
    await page.unroute('**/api/businesses?*');
  });

  await test.step('offline, the form starts with the cached answer, and shows its age', async () => {
    await untilKept(page, business.id);
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect(name).toHaveValue(business.name);
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible();
    await expect(age).toBeVisible();
  });
});
