import { screen, waitFor, within } from '@testing-library/react';
import { validatorId } from '#test/support/builders/a-validator.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { button, click, fill, user } from './support/actions.ts';
import {
  aCounterClaim,
  answerClaim,
  aRedemption,
  atNewCounter,
  newCode,
  result,
  scan,
  scanned,
  signInValidator,
} from './support/counter.ts';
import { answers, callsOf, holds, limits, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';

test('one tap, or two fast ones, uses a voucher once, which is then green and in the list of today', async () => {
  const { shop, claim } = await scanned();
  await result('Pode usar');
  const use = await button('Usar');
  await Promise.all([user.click(use), user.click(use)]);
  const panel = await result('Usado');
  expect(panel).toHaveAttribute('data-tone', 'done');
  expect(panel).toHaveTextContent('Cupom usado. Pode entregar.');
  expect(callsOf('redeemClaim').map(({ body }) => body)).toEqual([
    { code: claim.code, shopId: shop.id, nonce: expect.any(String) },
  ]);
  const today = await screen.findByRole('region', { name: 'Hoje' });
  expect(today).toHaveTextContent('1 cupom usado');
  expect(within(today).getByText('Pão francês, 10 unidades')).toBeVisible();
  expect(screen.queryByText('1 a enviar')).toBeNull();
});

test('the screen turns green with "a enviar" while the server does not answer', async () => {
  await scanned();
  const redeeming = holds('redeemClaim');
  await click('Usar');
  expect(await screen.findByText('Usando…')).toBeVisible();
  expect(await result('Usado')).toHaveTextContent('O uso está guardado neste aparelho, a enviar.');
  expect(screen.getByText('1 a enviar')).toBeVisible();
  redeeming.answer(aRedemption(callsOf('redeemClaim')[0]?.body as never));
  await waitFor(() => expect(screen.queryByText('1 a enviar')).toBeNull());
  expect(await result('Usado')).toHaveTextContent('Cupom usado. Pode entregar.');
});

test('a use that the server refuses turns red, and stays on the screen until somebody has read it', async () => {
  const { shop, claim } = await scanned({ title: 'Bolo de rolo' });
  refuses('redeemClaim', 'CLAIM_CANCELLED');
  await click('Usar');
  expect(await result('Foi cancelado')).toHaveAttribute('data-tone', 'refused');
  const list = await screen.findByRole('region', { name: 'Usos recusados' });
  expect(list).toHaveTextContent(/Bolo de rolo: usado hoje, às \d\d:\d\d/);
  expect(list).toHaveTextContent('Foi cancelado. Este cupom não vale mais.');
  const next = aCounterClaim(shop);
  answerClaim(next);
  scan(next.code);
  await result('Pode usar');
  expect(screen.getByRole('region', { name: 'Usos recusados' })).toBeVisible();
  await click('Entendi: Bolo de rolo');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Usos recusados' })).toBeNull());
  expect(claim.code).not.toBe(next.code);
});

test('the next scan may begin before the server has answered a use', async () => {
  const { shop } = await scanned();
  const redeeming = holds('redeemClaim');
  await click('Usar');
  await screen.findByText('Usando…');
  const next = aCounterClaim(shop, { title: 'Bolo de rolo' });
  answerClaim(next);
  scan(next.code);
  expect(await result('Pode usar')).toHaveTextContent('Bolo de rolo');
  redeeming.refuse('ALREADY_REDEEMED');
  expect(await screen.findByRole('region', { name: 'Usos recusados' })).toHaveTextContent(
    'Já foi usado.',
  );
  expect(await result('Pode usar')).toHaveTextContent('Bolo de rolo');
});

test('a device may use vouchers without a tap, which it remembers', async () => {
  const claim = aCounterClaim(await atNewCounter());
  answerClaim(claim);
  await user.click(await screen.findByLabelText('Usar sem perguntar'));
  expect(readStored('counterSettings')).toContain('"usesAtOnce":true');
  scan(claim.code);
  expect(await result('Usado')).toHaveTextContent('Pode entregar');
  expect(callsOf('redeemClaim')).toHaveLength(1);
});

test('a link never uses a voucher without a tap', async () => {
  writeStored('counterSettings', '{"usesAtOnce":true}');
  const claim = aCounterClaim(signInValidator());
  answerClaim(claim);
  open(`/counter?code=${claim.code}`);
  await result('Pode usar');
  expect(callsOf('redeemClaim')).toEqual([]);
  await click('Usar');
  await result('Usado');
});

test('an unsure result is not used without a tap', async () => {
  writeStored('counterSettings', '{"usesAtOnce":true}');
  await atNewCounter();
  limits('getClaim', 60);
  scan(newCode());
  await result('Sem certeza');
  expect(callsOf('redeemClaim')).toEqual([]);
});

test('the list of today is renewed by the clock, every two minutes at most', async () => {
  await atNewCounter();
  await screen.findByText('Nenhum cupom usado');
  const passMinutes = async (minutes: number) => {
    const now = Date.now() + minutes * 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    clock.mockRestore();
  };
  await passMinutes(1);
  expect(callsOf('listRedemptions')).toHaveLength(1);
  await passMinutes(2);
  await waitFor(() => expect(callsOf('listRedemptions')).toHaveLength(2));
});

test('a use is undone with one tap on a reason, and the voucher is valid again', async () => {
  await scanned();
  await click('Usar');
  await result('Usado');
  answers('rollBackRedemption', ({ body }) =>
    aRedemption(callsOf('redeemClaim')[0]?.body as never, {
      status: 'reversed',
      reason: body.reason,
    }),
  );
  const [first] = await screen.findAllByRole('button', { name: 'Desfazer' });
  await user.click(first as HTMLElement);
  await click('Cupom errado');
  expect(await result('Desfeito')).toHaveTextContent('O cupom vale de novo.');
  expect(callsOf('rollBackRedemption').map(({ body }) => body)).toEqual([
    { reason: 'Cupom errado' },
  ]);
  const today = await screen.findByRole('region', { name: 'Hoje' });
  await waitFor(() => expect(today).toHaveTextContent('Nenhum cupom usado'));
  expect(today).toHaveTextContent('desfeito');
});

test('a use of another device of the shop is undone from the list, with a reason in words', async () => {
  const shop = signInValidator();
  const other = aRedemption({ code: '7K3MQ9XT2D4', shopId: shop.id, nonce: 'other-device' });
  answers('listRedemptions', { items: [other] });
  answers('rollBackRedemption', { ...other, status: 'reversed' });
  open('/counter');
  await click('Desfazer: Pão francês, 10 unidades');
  await fill('Outro motivo', 'x');
  await click('Desfazer com este motivo');
  expect(await screen.findByText('Escreva pelo menos 3 letras.')).toBeVisible();
  await fill('Outro motivo', 'Faltou pão');
  answers('listRedemptions', { items: [{ ...other, status: 'reversed' }] });
  await click('Desfazer com este motivo');
  await waitFor(() => expect(screen.queryByLabelText('Outro motivo')).toBeNull());
  expect(callsOf('rollBackRedemption').map(({ params, body }) => [params.id, body])).toEqual([
    [other.id, { reason: 'Faltou pão' }],
  ]);
  expect(await screen.findByText('desfeito')).toBeVisible();
});

test('the list of today tells who sent the use of another member', async () => {
  const shop = signInValidator();
  const use = { code: '7K3MQ9XT2D4', shopId: shop.id, nonce: 'other-device', offline: true };
  const ofOwner = aRedemption(use, {
    redeemedBy: { kind: 'owner', name: 'Ana Lins' },
    recordedBy: { kind: 'validator', validatorId, name: 'Jurema Lins' },
  });
  answers('listRedemptions', { items: [ofOwner] });
  open('/counter');
  const row = (await screen.findByText('por Ana Lins')).closest('li');
  expect(row).toHaveTextContent('enviado por Jurema Lins');
});

function fakeVibration() {
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  return vibrate;
}

function fakeAudio() {
  const start = jest.fn();
  const node = () => ({
    ...{ connect: (next: unknown) => next, start, stop() {}, frequency: {} },
    gain: { setValueAtTime() {}, setTargetAtTime() {} },
  });
  class AudioOfTest {
    readonly state = 'running';
    readonly createOscillator = node;
    readonly createGain = node;
  }
  Object.assign(globalThis, { AudioContext: AudioOfTest });
  return start;
}

test.each([
  ['felt', 'Vibração', fakeVibration],
  ['heard', 'Som', fakeAudio],
])('a result can be %s, and each device can switch that off', async (_, label, fake) => {
  const signal = fake();
  const { shop } = await scanned();
  await result('Pode usar');
  await waitFor(() => expect(signal).toHaveBeenCalledTimes(1));
  await user.click(await screen.findByLabelText(label));
  const next = aCounterClaim(shop);
  answerClaim(next, { code: 'CLAIM_CANCELLED' });
  scan(next.code);
  await result('Foi cancelado');
  expect(signal).toHaveBeenCalledTimes(1);
});
