import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const recife = {
  logradouro: 'Rua do Bom Jesus',
  bairro: 'Recife',
  localidade: 'Recife',
  uf: 'PE',
};
const olinda = { logradouro: 'Rua do Amparo', bairro: 'Carmo', localidade: 'Olinda', uf: 'PE' };

const fields = (page: Page) => ({
  postalCode: page.getByLabel('CEP'),
  street: page.getByLabel('Rua ou avenida'),
  neighborhood: page.getByLabel('Bairro'),
  city: page.getByLabel('Cidade'),
  state: page.getByLabel('Estado'),
});

test('a CEP fills in the address, without overwriting what was typed or found since', async ({
  openAs,
  sharedShop,
  startPostalCodeService,
}) => {
  const late = Promise.withResolvers<typeof recife>();
  const { requests } = await startPostalCodeService({
    '50030230': () => recife,
    '53020170': () => olinda,
    '50030231': () => late.promise,
    '50030232': () => new Promise(() => undefined),
    '50030233': () => undefined,
  });
  const page = await openAs(sharedShop.owner, '/shop');
  const { postalCode, street, neighborhood, city, state } = fields(page);
  const found = page.getByText('Endereço encontrado.');
  const notFound = page.getByText('Não achamos o endereço deste CEP.');
  const requestOf = (digits: string) => requests.find(({ url }) => url?.includes(digits));

  await test.step('another CEP replaces the address', async () => {
    await postalCode.pressSequentially('50030230');
    await expect(street).toHaveValue('Rua do Bom Jesus');
    await expect(neighborhood).toHaveValue('Recife');
    await expect(city).toHaveValue('Recife');
    await expect(state).toHaveValue('PE');
    await postalCode.fill('53020-170');
    await expect(street).toHaveValue('Rua do Amparo');
    await expect(city).toHaveValue('Olinda');
    // A content type or credential header would trigger a CORS preflight.
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
    for (const { headers } of requests) {
      expect(headers['content-type']).toBeUndefined();
      expect(headers.authorization).toBeUndefined();
      expect(headers['x-access-token']).toBeUndefined();
    }
  });

  await test.step('a late answer leaves a field that was edited meanwhile', async () => {
    await postalCode.fill('50030-231');
    await expect.poll(() => requestOf('50030231')).toBeDefined();
    await street.fill('Rua da Guia');
    late.resolve(recife);
    await expect(city).toHaveValue('Recife');
    await expect(neighborhood).toHaveValue('Recife');
    await expect(street).toHaveValue('Rua da Guia');
  });

  await test.step('another CEP cancels the search for the one before', async () => {
    await postalCode.fill('50030-232');
    await expect.poll(() => requestOf('50030232')).toBeDefined();
    await postalCode.fill('53020-170');
    await expect(city).toHaveValue('Olinda');
    await expect.poll(() => requestOf('50030232')?.socket.destroyed).toBe(true);
    await expect(found).toBeVisible();
  });

  await test.step('the form says so when the service fails or does not answer', async () => {
    await postalCode.fill('50030-233');
    await expect(notFound).toBeVisible();
    await postalCode.fill('50030-232');
    await expect(notFound).toBeHidden();
    // The page aborts the request after its own timeout.
    await expect(notFound).toBeVisible();
    await expect(street).toHaveValue('Rua da Guia');
  });
});
