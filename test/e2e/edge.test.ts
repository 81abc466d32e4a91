import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test("the API's 404 stays a problem, and is never turned into a page", async ({ request }) => {
  const answer = await request.get('/api/offers/off_01K9C1B2C3D4E5F6G7H8J9KABC');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ code: 'OFFER_NOT_FOUND', status: 404 });
});

test('a deep link of the app gets the page', async ({ page }) => {
  const answer = await page.goto('/folder/nao-existe-aqui');
  expect(answer?.status()).toBe(200);
  await expectScreen(page, 'Não achamos esta loja');
});

test('an address that leads nowhere says so, and leads home', async ({ page }) => {
  await page.goto('/nada/disso');
  await expectScreen(page, 'Não achamos esta página');
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expectScreen(page, 'Entrar');
});

test('a file that is not there is not the page', async ({ request }) => {
  const answer = await request.get('/static/nada.js');
  expect(answer.ok()).toBe(false);
});

test('the page lets in no foreign or inline script, and is asked for anew each time', async ({
  request,
}) => {
  const headers = (await request.get('/login')).headers();
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
  expect(scripts).toBe("'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['strict-transport-security']).toBeTruthy();
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('files with their hash in the name are kept for a year', async ({ page, request }) => {
  await page.goto('/login');
  const script = await page.locator('script[src]').first().getAttribute('src');
  const { headers } = { headers: (await request.get(script ?? '')).headers() };
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
