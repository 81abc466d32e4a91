import type { Page } from '@playwright/test';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { anIdentifier } from '#test/support/stories/shops.ts';
import { expect, test } from './support/test.ts';

const preparing = 'Enviada. Estamos preparando a foto.';

async function fillShop(page: Page, identifier: string): Promise<void> {
  for (const [label, value] of [
    ['CEP', '50050-000'],
    ['Rua ou avenida', 'Rua da Aurora'],
    ['Número', '325'],
    ['Bairro', 'Boa Vista'],
    ['Cidade', 'Recife'],
    ['Link da loja', identifier],
    ['WhatsApp', '81998765432'],
  ] as const)
    await page.getByLabel(label, { exact: label === 'Número' }).fill(value);
  await page.getByLabel('Estado').selectOption('PE');
  await page.getByRole('checkbox', { name: /Confere\?$/ }).check();
}

test("a photo taken by the camera appears on the shop's card and on the flyer in its variants", async ({
  openAs,
}) => {
  const { owner } = await anActiveBusiness();
  const identifier = anIdentifier();
  const page = await openAs(owner, '/shop');
  await fillShop(page, identifier);
  await page.locator('summary').filter({ hasText: 'Fotos' }).click();
  const take = page.getByRole('button', { name: 'Tirar foto' });
  await expect(take).toBeVisible();
  // Without a connection, the code of the camera does not load.
  await page.context().setOffline(true);
  await take.click();
  await expect(page.getByRole('alert')).toContainText('Sem conexão com a Vitrine.');
  await page.context().setOffline(false);
  await take.click();
  const camera = page.getByRole('dialog', { name: 'Tirar foto' });
  await camera.getByRole('button', { name: 'Fotografar' }).click();
  await camera.getByRole('button', { name: 'Tirar outra' }).click();
  const image = camera.getByLabel('Imagem da câmera');
  // The camera restarts.
  await expect
    .poll(() => image.evaluate((video: HTMLVideoElement) => !!video.srcObject))
    .toBe(true);
  // Another app takes the camera.
  await image.evaluate((video: HTMLVideoElement) => {
    const [track] = (video.srcObject as MediaStream).getTracks();
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(camera.getByRole('alert')).toContainText('Feche outros aplicativos');
  await expect(camera.getByRole('button', { name: 'Escolher uma foto' })).toBeFocused();
  await camera.getByRole('button', { name: 'Tentar de novo' }).click();
  await camera.getByRole('button', { name: 'Fotografar' }).click();
  await camera.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(page.getByRole('button', { name: /^Mais ações da foto/ })).toHaveCount(1);
  const list = page.getByRole('list', { name: 'Fotos, a primeira é a capa' });
  const height = async () => (await list.getByRole('listitem').boundingBox())?.height;
  const before = await height();
  await expect(page.getByText(preparing)).toHaveCount(0, { timeout: 60_000 });
  expect(await height()).toBe(before);
  await page.getByRole('button', { name: 'Cadastrar loja' }).click();
  await expect(page.getByRole('heading', { name: /· Boa Vista$/ })).toBeVisible();

  const variant = /\/images\/shop\/[^/]+\/[^/]+\/\d+\.(avif|webp)$/;
  const shown = (where: typeof page) =>
    where.evaluate(() =>
      [...document.images]
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map((one) => one.currentSrc),
    );
  await expect.poll(() => shown(page)).toContainEqual(expect.stringMatching(variant));
  const flyer = await openAs(undefined, `/folder/${identifier}`);
  await expect.poll(() => shown(flyer)).toContainEqual(expect.stringMatching(variant));
});
