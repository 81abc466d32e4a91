import type { Page } from '@playwright/test';
import {
  type Answer,
  type PostalCodeService,
  startPostalCodeService,
} from './support/postal-code-service.ts';
import { expect, test } from './support/test.ts';

// The fake service has a fixed port, so these tests cannot run in parallel.
test.describe.configure({ mode: 'default' });

const recife = {
  logradouro: 'Rua do Bom Jesus',
  bairro: 'Recife',
  localidade: 'Recife',
  uf: 'PE',
};
const olinda = { logradouro: 'Rua do Amparo', bairro: 'Carmo', localidade: 'Olinda', uf: 'PE' };

let service: PostalCodeService | undefined;

const startService = async (answers: Readonly<Record<string, Answer>>) => {
  service = await startPostalCodeService(answers);
  return service;
};

test.afterEach(async () => {
  await service?.close();
  service = undefined;
});

const fields = (page: Page) => ({
  postalCode: page.getByLabel('CEP'),
  street: page.getByLabel('Rua ou avenida'),
  neighborhood: page.getByLabel('Bairro'),
  city: page.getByLabel('Cidade'),
  state: page.getByLabel('Estado'),
});

test('a CEP fills in the address, and another CEP replaces it', async ({ openAs, sharedShop }) => {
  const { requests } = await startService({ '50030230': () => recife, '53020170': () => olinda });
  const page = await openAs(sharedShop.owner, '/shop');
  const { postalCode, street, neighborhood, city, state } = fields(page);
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

test('a late response does not overwrite fields edited in the meantime', async ({
  openAs,
  sharedShop,
}) => {
  const late = Promise.withResolvers<typeof recife>();
  const { requests } = await startService({ '50030230': () => late.promise });
  const page = await openAs(sharedShop.owner, '/shop');
  const { postalCode, street, neighborhood, city } = fields(page);
  await postalCode.pressSequentially('50030230');
  await expect.poll(() => requests.length).toBe(1);
  await street.fill('Rua da Guia');
  late.resolve(recife);
  await expect(city).toHaveValue('Recife');
  await expect(neighborhood).toHaveValue('Recife');
  await expect(street).toHaveValue('Rua da Guia');
});

test('a late response for an earlier CEP does not replace the current address', async ({
  openAs,
  sharedShop,
}) => {
  const late = Promise.withResolvers<typeof recife>();
  const { requests } = await startService({
    '50030230': () => late.promise,
    '53020170': () => olinda,
  });
  const page = await openAs(sharedShop.owner, '/shop');
  const { postalCode, street } = fields(page);
  await postalCode.fill('50030-230');
  await expect.poll(() => requests.length).toBe(1);
  const olderRequest = requests[0];
  await postalCode.fill('53020-170');
  await expect(street).toHaveValue('Rua do Amparo');
  // The page aborts the older request.
  await expect.poll(() => olderRequest?.socket.destroyed).toBe(true);
  late.resolve(recife);
  await expect(street).toHaveValue('Rua do Amparo');
});

test('the form can be filled in by hand when the service fails or does not respond', async ({
  openAs,
  sharedShop,
}) => {
  const { requests } = await startService({
    '50030230': () => undefined,
    '53020170': () => new Promise(() => undefined),
  });
  const page = await openAs(sharedShop.owner, '/shop');
  const { postalCode, street, city, state } = fields(page);
  await postalCode.fill('50030-230');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await postalCode.fill('53020-170');
  await expect.poll(() => requests.some(({ url }) => url?.includes('53020170'))).toBe(true);
  const unanswered = requests.find(({ url }) => url?.includes('53020170'));
  // The page aborts the request after its own timeout.
  await expect.poll(() => unanswered?.socket.destroyed).toBe(true);
  await street.fill('Rua da Aurora');
  await city.fill('Recife');
  await state.selectOption('PE');
  await expect(street).toHaveValue('Rua da Aurora');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
