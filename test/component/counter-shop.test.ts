import { screen, waitFor } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { validatorId } from '#test/support/builders/a-validator.ts';
import { readStored } from '#web/lib/storage.ts';
import { click } from './support/actions.ts';
import {
  atCounter,
  atNewCounter,
  newShopId,
  signInOwnerAtCounter,
  signInValidator,
} from './support/counter.ts';
import { answers, callsOf, loses } from './support/fake-server.ts';
import { open, openAsOwner, reload } from './support/open-screen.tsx';
import { aShop, signIn, signInOwner } from './support/owner.ts';

test('an owner with one shop is not asked', async () => {
  const [shop] = signInOwnerAtCounter();
  open('/counter');
  await atCounter();
  expect(screen.getByText(/Padaria Aurora.· Boa Viagem/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Trocar de loja' })).toBeNull();
  await waitFor(() => expect(callsOf('getCounterPack')[0]?.params).toEqual({ id: shop?.id }));
});

test('an owner of several shops chooses once per device, and can change the shop', async () => {
  const shops = signInOwnerAtCounter(2);
  open('/counter');
  await click(/Bairro 1$/);
  await atCounter();
  open('/counter');
  await atCounter();
  expect(screen.getByText(/Padaria Aurora.· Bairro 1/)).toBeVisible();
  await click('Trocar de loja');
  await click(/Boa Viagem$/);
  await atCounter();
  expect(screen.getByText(/Padaria Aurora.· Boa Viagem/)).toBeVisible();
  expect(readStored('counterShop')).toContain(shops[0]?.id);
});

test('the shop of another business is not shown on the same device', async () => {
  signInOwnerAtCounter();
  open('/counter');
  await atCounter();
  const kept = JSON.parse(readStored('counterShop') ?? '{}');
  localStorage.setItem('counterShop', JSON.stringify({ ...kept, businessId: 'biz_other' }));
  const own = signInValidator();
  reload();
  await atCounter();
  expect(JSON.parse(readStored('counterShop') ?? '{}').id).toBe(own.id);
});

test.each(['{', 'null', '[]', '{"id":1}', 'zone'])(
  'a damaged shop of the device is chosen again: %s',
  async (text) => {
    const [shop] = signInOwnerAtCounter();
    const unknownZone = JSON.stringify({ ...shop, title: 'Loja', timeZone: 'Brazil/Nowhere' });
    localStorage.setItem('counterShop', text === 'zone' ? unknownZone : text);
    open('/counter');
    await atCounter();
    expect(JSON.parse(readStored('counterShop') ?? '')).toMatchObject({
      id: shop?.id,
      timeZone: shop?.timeZone,
    });
  },
);

test('the device asks again after its shop was removed', async () => {
  signInOwnerAtCounter(3);
  const removed = {
    ...aShop({ id: newShopId() }),
    title: 'Loja antiga',
    timeZone: 'America/Manaus',
  };
  localStorage.setItem('counterShop', JSON.stringify(removed));
  open('/counter');
  expect(await screen.findByText('Qual é a loja deste aparelho?')).toBeVisible();
});

test('an owner without an approved business or without a shop is told about the missing step', async () => {
  openAsOwner('/counter', { business: aBusiness({ status: 'pending_approval' }) });
  expect(await screen.findByText('O balcão espera a aprovação da empresa')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver a situação da empresa' })).toHaveAttribute(
    'href',
    '/business',
  );
  signInOwner({ shops: [] });
  reload();
  expect(await screen.findByText('Falta cadastrar a loja')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cadastrar a loja' })).toHaveAttribute('href', '/shop');
});

test('the counter of a suspended business opens, since its vouchers are honoured', async () => {
  signInOwnerAtCounter();
  const business = aBusiness({ status: 'suspended' });
  answers('listBusinesses', { items: [business], currentBusinessId: business.id });
  open('/counter');
  await atCounter();
});

test('a validator gets the own shop, and without a connection the first time a way to try again', async () => {
  const shop = aShop({ id: newShopId() });
  signIn({ role: 'validator', shopId: shop.id, validatorId });
  loses('getShop');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/counter');
  expect(
    await screen.findByText(/Na primeira vez, este aparelho precisa de internet/),
  ).toBeVisible();
  answers('getShop', shop);
  answers('listRedemptions', { items: [] });
  answers('getCounterPack', {
    ...{ serverTime: new Date().toISOString(), keys: [], offers: [], closedCodes: [] },
  });
  await click('Tentar de novo');
  await atCounter();
});

test('the device opens for a validator without the server once it knows the shop', async () => {
  await atNewCounter();
  loses('getShop');
  open('/counter');
  await atCounter();
});
