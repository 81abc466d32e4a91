import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { aVoucher, otherVoucherKey, voucherKey } from '#test/support/vouchers.ts';
import { databaseName, schemaVersion } from '#web/platform/outbox/store/open-database.ts';
import { click } from './support/actions.ts';
import {
  atCounter,
  atNewCounter,
  inHours,
  newCode,
  newShopId,
  result,
  scan,
  signInValidator,
} from './support/counter.ts';
import { callsOf, loses } from './support/fake-server.ts';
import { open, reload } from './support/open-screen.tsx';

const day = (hours: number) => inHours(hours).slice(0, 10);

/** A voucher of a shop, from yesterday to next week. */
const aVoucherOf = (shopId: string, code = newCode()) =>
  aVoucher({ code, shopsIds: [shopId], firstDay: day(-48), lastDay: day(7 * 24) });

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function connect(isConnected: boolean): void {
  isOnline = isConnected;
  act(() => {
    window.dispatchEvent(new Event(isConnected ? 'online' : 'offline'));
  });
}

/** Opens the counter of a shop with a pack, and takes the connection away. */
async function atCounterOffline() {
  const shop = await atNewCounter();
  await waitFor(() => expect(callsOf('getCounterPack')).toHaveLength(1));
  // The pack is on the disk once the device knows its age.
  await waitFor(async () => {
    const databases = await indexedDB.databases();
    expect(databases.map(({ name }) => name)).toContain('vitrine-counter');
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  connect(false);
  return shop;
}

/** Leaves a shop's pack on the device that arrived some hours ago. */
async function leavePack(shopId: string, hours: number): Promise<void> {
  const { id, publicKey, validUntil } = voucherKey;
  const database = await openDB(databaseName, schemaVersion);
  await database.put('packs', {
    ...{ shopId, arrivedAt: Date.parse(inHours(-hours)) },
    ...{ serverTime: inHours(-hours), fullAt: inHours(-hours), offers: [], closedCodes: [] },
    keys: [{ id, publicKey, validUntil }],
  });
  database.close();
}

/** Makes the answers on the device older by some hours, and of an older version of the app. */
async function ageSavedAnswers(hours: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700));
  const database = await openDB('vitrine');
  const { store } = database.transaction('kept', 'readwrite');
  const keys = await store.getAllKeys();
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    const stored = await store.get(key);
    const answer = typeof stored === 'string' ? JSON.parse(stored) : stored;
    const older = { ...answer, answeredAt: Date.parse(inHours(-hours)), version: 'older' };
    await store.put(typeof stored === 'string' ? JSON.stringify(older) : older, key);
  }
  database.close();
}

test('a voucher is used offline, is shown as "a enviar", and is sent when the connection is back', async () => {
  const shop = await atCounterOffline();
  const note = await screen.findByText(/^Sem internet: leia os QR codes normalmente/);
  // Above the result, it would move the button below it.
  const idle = screen.getByText(/^Mostre o QR code do cupom/);
  expect(idle.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const code = newCode();
  scan(await aVoucherOf(shop.id, code));
  const panel = await result('Pode usar');
  expect(panel).toHaveTextContent('Oferta sem nome neste aparelho');
  await click('Usar');
  expect(await result('Usado')).toHaveTextContent('a enviar');
  expect(screen.getByText('1 a enviar')).toBeVisible();
  expect(callsOf('redeemClaim')).toEqual([]);
  connect(true);
  await waitFor(() => expect(screen.queryByText('1 a enviar')).toBeNull());
  expect(callsOf('redeemClaim').map(({ body }) => body)).toEqual([
    {
      code,
      shopId: shop.id,
      nonce: expect.any(String),
      offline: true,
      redeemedAt: expect.any(String),
    },
  ]);
});

test('a voucher is refused offline the second time, by the device that used it', async () => {
  const shop = await atCounterOffline();
  const voucher = await aVoucherOf(shop.id);
  scan(voucher);
  await click('Usar');
  await result('Usado');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  scan(voucher);
  expect(await result('Já foi usado')).toHaveTextContent(
    /Usado neste aparelho hoje, às \d\d:\d\d\./,
  );
});

test('a forged, an unknown, a foreign, an early and an expired voucher are refused offline', async () => {
  const shop = await atCounterOffline();
  const genuine = await aVoucherOf(shop.id);
  scan(`${genuine.slice(0, -4)}${genuine.endsWith('0000') ? '1111' : '0000'}`);
  const forged = await result('Não é um cupom verdadeiro');
  expect(forged).toHaveTextContent('A assinatura não confere. Não aceite');
  expect(forged).not.toHaveTextContent('Código');
  scan(await aVoucher({ code: newCode(), shopsIds: [shop.id], lastDay: day(48) }, otherVoucherKey));
  await result('Não dá para conferir aqui');
  scan(await aVoucherOf(newShopId()));
  await result('Não vale nesta loja');
  const of = { shopsIds: [shop.id] };
  scan(await aVoucher({ ...of, code: newCode(), firstDay: day(72), lastDay: day(96) }));
  expect(await result('Ainda não vale')).toHaveTextContent(/Vale a partir de \d\d\/\d\d\/\d{4}/);
  scan(await aVoucher({ ...of, code: newCode(), firstDay: day(-96), lastDay: day(-48) }));
  expect(await result('Venceu')).toHaveTextContent(/Valia até \d\d\/\d\d\/\d{4}/);
});

test('a typed code has to wait for the connection', async () => {
  await atCounterOffline();
  scan(newCode());
  const panel = await result('Sem certeza');
  expect(panel).toHaveTextContent('só o QR code pode ser conferido');
  expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull();
});

test('the counter opens after days without a connection, says that its data are old, and leaves the decision to the person', async () => {
  const shop = await atCounterOffline();
  await ageSavedAnswers(72);
  await leavePack(shop.id, 72);
  loses('getMe');
  loses('getCounterPack');
  reload();
  await atCounter();
  scan(await aVoucherOf(shop.id));
  const panel = await result('Sem certeza');
  expect(panel).toHaveAttribute('data-tone', 'unsure');
  expect(panel).toHaveTextContent('os dados deste aparelho têm mais de 24 horas');
  await click('Usar mesmo assim');
  expect(await result('Usado')).toHaveTextContent('a enviar');
});

test('a device that never had a connection at this shop cannot check', async () => {
  const shop = signInValidator();
  loses('getCounterPack');
  open('/counter');
  await atCounter();
  connect(false);
  scan(await aVoucherOf(shop.id));
  expect(await result('Sem certeza')).toHaveTextContent('ainda não guardou os dados desta loja');
  expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull();
});
