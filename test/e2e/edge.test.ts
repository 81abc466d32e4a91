import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the edge answers screens with the app, and nothing else with it; it refuses foreign scripts and caches files', async ({
  page,
  request,
}) => {
  await test.step('a deep link opens the sign-in, which returns to it', async () => {
    const answer = await page.goto('/preview/nao-existe-aqui?page=shop');
    expect(answer?.status()).toBe(200);
    await expectScreen(page, 'Entrar');
    await expect(page).toHaveURL('/login?from=%2Fpreview%2Fnao-existe-aqui%3Fpage%3Dshop');
  });

  await test.step('an unknown path shows a not-found screen with a link to the start', async () => {
    await page.goto('/nada/disso');
    await expectScreen(page, 'Não achamos esta página');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await expectScreen(page, 'Entrar');
  });

  await test.step('a 404 of the API stays a problem document, and a missing file is an error', async () => {
    const answer = await request.get('/api/offers/off_01K9C1B2C3D4E5F6G7H8J9KABC');
    expect(answer.headers()['content-type']).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'OFFER_NOT_FOUND', status: 404 });
    expect((await request.get('/static/nada.js')).ok()).toBe(false);
  });

  await test.step('the page refuses foreign and inline scripts, and is revalidated at each visit', async () => {
    const headers = (await request.get('/login')).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['strict-transport-security']).toBeTruthy();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  await test.step('a file with a hash in its name is cached for a year', async () => {
    const script = await page.locator('script[src]').first().getAttribute('src');
    const headers = (await request.get(script ?? '')).headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});
