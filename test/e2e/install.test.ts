import { stageUnderTest } from '#test/support/stage.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the app can be installed when the user asks for it', async ({ openAs, request }) => {
  const { siteUrl } = stageUnderTest();
  const answer = await request.get(`${siteUrl}/manifest.webmanifest`);
  const manifest = await answer.json();
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(siteUrl + src);
    const [width] = sizes.split('x');
    expect((await icon.body()).readUInt32BE(16)).toBe(Number(width));
  }
  const page = await openAs((await anOwnedShop()).owner, '/profile');
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // The browser context of a test counts as a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  // So the browser does not offer the installation either.
  await expectScreen(page, 'Perfil');
  await page.evaluate(() => {
    const prompt = async () => {
      document.title = 'Asked';
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await page.getByRole('button', { name: 'Instalar' }).click();
  await expect(page).toHaveTitle('Asked');
  await expect(page.getByRole('heading', { name: 'Instalar o app' })).toHaveCount(0);
});
