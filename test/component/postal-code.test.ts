import { screen, waitFor } from '@testing-library/react';
import { field, fill, user } from './support/actions.ts';
import { answersAt } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';

const recife = { logradouro: 'Rua do Bom Jesus', bairro: 'Recife', localidade: 'Recife', uf: 'PE' };
const olinda = { logradouro: 'Rua do Amparo', bairro: 'Carmo', localidade: 'Olinda', uf: 'PE' };
const service = 'https://cep.example/ws';

const notFound = () => screen.queryByText(/^Não achamos o endereço deste CEP/);

async function expectAddress(street: string, city: string): Promise<void> {
  await waitFor(async () => expect(await field('Cidade')).toHaveValue(city));
  expect(await field('Rua ou avenida')).toHaveValue(street);
}

beforeEach(() => {
  signInOwner();
  open('/shop');
});

test('a CEP fills in the address, and another CEP replaces it', async () => {
  answersAt(`${service}/50030230`, () => Response.json(recife));
  answersAt(`${service}/53020170`, () => Response.json(olinda));
  await user.type(await field('CEP'), '50030230');
  await expectAddress('Rua do Bom Jesus', 'Recife');
  expect(await field('Bairro')).toHaveValue('Recife');
  expect(await field('Estado')).toHaveValue('PE');
  expect(await screen.findByText(/^Endereço encontrado/)).toBeVisible();
  expect(await field('Número')).toHaveFocus();
  await fill('CEP', '53020-170');
  await expectAddress('Rua do Amparo', 'Olinda');
});

test('a city spelled differently by the CEP service gets its official name, and another CEP replaces it', async () => {
  const ownWay = {
    logradouro: 'Rua do Ouro',
    bairro: 'Centro',
    localidade: 'Mogi-Mirim',
    uf: 'SP',
  };
  answersAt(`${service}/13800000`, () => Response.json(ownWay));
  answersAt(`${service}/53020170`, () => Response.json(olinda));
  await user.type(await field('CEP'), '13800000');
  await expectAddress('Rua do Ouro', 'Mogi Mirim');
  await fill('CEP', '53020-170');
  await expectAddress('Rua do Amparo', 'Olinda');
});

test('a late answer does not change a field that was edited meanwhile', async () => {
  const late = Promise.withResolvers<Response>();
  answersAt(service, () => late.promise);
  await fill('CEP', '50030-231');
  await fill('Rua ou avenida', 'Rua da Guia');
  late.resolve(Response.json(recife));
  await expectAddress('Rua da Guia', 'Recife');
});

test('another CEP cancels the lookup of the previous CEP', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  answersAt(`${service}/50030232`, (_, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  answersAt(`${service}/53020170`, () => Response.json(olinda));
  await fill('CEP', '50030-232');
  await waitFor(() => expect(signals).toHaveLength(1));
  await fill('CEP', '53020-170');
  await expectAddress('Rua do Amparo', 'Olinda');
  expect(signals[0]?.aborted).toBe(true);
});

test('the form distinguishes a failed service from an unknown address', async () => {
  answersAt(`${service}/50030233`, () => new Response('Bad gateway', { status: 502 }));
  await fill('CEP', '50030-233');
  expect(await screen.findByText(/^O serviço de CEP não respondeu\./)).toBeVisible();
  expect(notFound()).toBeNull();
});

test('the form says so when the service does not know the CEP, and works without it', async () => {
  answersAt(`${service}/50030233`, () => Response.json({ erro: 'true' }));
  answersAt(`${service}/50030230`, () => new Promise(() => undefined));
  await fill('Rua ou avenida', 'Rua da Guia');
  await fill('CEP', '50030-233');
  await waitFor(() => expect(notFound()).toBeVisible());
  expect(await field('Rua ou avenida')).toHaveValue('Rua da Guia');
  await fill('CEP', '50030-230');
  await waitFor(() => expect(notFound()).toBeNull());
});
