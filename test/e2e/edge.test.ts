import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a 404 of the API stays a problem document and is not replaced by the page', async ({
  request,
}) => {
  const answer = await request.get('/api/offers/off_01K9C1B2C3D4E5F6G7H8J9KABC');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ code: 'OFFER_NOT_FOUND', status: 404 });
});

test('a deep link is answered with the app', async ({ page }) => {
  const answer = await page.goto('/preview/nao-existe-aqui?page=shop');
  expect(answer?.status()).toBe(200);
  await expectScreen(page, 'Entrar');
  await expect(page).toHaveURL('/login?from=%2Fpreview%2Fnao-existe-aqui%3Fpage%3Dshop');
});

test('an unknown path shows a not-found screen with a link to the start', async ({ page }) => {
  await page.goto('/nada/disso');
  await expectScreen(page, 'Não achamos esta página');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expectScreen(page, 'Entrar');
});

test('a missing file is an error, not the app', async ({ request }) => {
  const answer = await request.get('/static/nada.js');
  expect(answer.ok()).toBe(false);
});

test('the page refuses foreign and inline scripts and is revalidated at each visit', async ({
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

test('files with a hash in their name are cached for a year', async ({ page, request }) => {
  await page.goto('/login');
  const script = await page.locator('script[src]').first().getAttribute('src');
  const headers = (await request.get(script ?? '')).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
