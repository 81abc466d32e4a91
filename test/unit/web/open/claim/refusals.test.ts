/** @jest-environment jsdom */

import { claimRoutes } from '#contract/claims/routes.ts';
import {
  aClaim,
  action,
  give,
  isSaidVisibly,
  othersLink,
  refuseWith,
  said,
  showClaimPage,
  showClaims,
  signInLink,
  tapClaim,
  voucher,
} from '#test/unit/web/support/a-claim-page.ts';
import {
  answer,
  load,
  lose,
  refuseByLimit,
  sentCalls,
  settle,
  signIn,
} from '#test/unit/web/support/a-follow-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';

jest.mock('#web/platform/wallet/wallet.ts', () => ({ keepClaim: async () => true }));

showClaims();

const again = 'Não deu agora. Tente de novo.';
const wallet = '/wallet';

const ofRoute: Readonly<
  Record<(typeof claimRoutes.claimOffer.errors)[number], readonly [number, string, string]>
> = {
  SHOP_NOT_FOUND: [
    404,
    'Esta oferta não vale mais nesta loja. Ver outras ofertas da loja',
    othersLink,
  ],
  OFFER_EXPIRED: [409, 'Esta oferta terminou. Ver outras ofertas da loja', othersLink],
  OFFER_SOLD_OUT: [
    409,
    'Esgotou: outra pessoa pegou o último cupom. Ver outras ofertas da loja',
    othersLink,
  ],
  CLAIM_LIMIT_REACHED: [
    409,
    'Você já pegou todos os cupons que cada pessoa pode ter desta oferta. Ver em Meus cupons',
    wallet,
  ],
  WALLET_FULL: [
    409,
    'Você já tem 100 cupons abertos. Use ou cancele um deles para pegar outro. Ver em Meus cupons',
    wallet,
  ],
  OWN_OFFER: [409, 'Esta oferta é da sua empresa, e por isso você não pode pegar o cupom.', ''],
};

/** Taps, and waits for all attempts. */
async function tapToTheEnd(): Promise<void> {
  await tapClaim();
  await settle(60_000);
}

test.each([
  ...claimRoutes.claimOffer.errors.map((code) => [code, ...ofRoute[code]] as const),
  [
    'OFFER_NOT_FOUND',
    404,
    'Esta oferta não está disponível agora. Ver outras ofertas da loja',
    othersLink,
  ],
  [
    'FORBIDDEN',
    403,
    'Falta um passo na sua conta para pegar cupons. Abrir minha conta',
    signInLink,
  ],
  ['IDEMPOTENCY_KEY_REUSED', 409, again, ''],
  ['INTERNAL', 500, again, ''],
] as const)('%s is said at the button, with what else there is', async (code, http, text, link) => {
  signIn();
  refuseWith(http, code);
  await load();
  await tapToTheEnd();
  expect(said()).toEqual([text, link]);
  expect([isSaidVisibly(), voucher(), action().tagName]).toEqual([true, null, 'BUTTON']);
  expect(action().hasAttribute('aria-busy')).toBe(false);
});

test('the limit of the day says when it ends, and is not asked again', async () => {
  signIn();
  refuseByLimit('claim');
  await load();
  await tapToTheEnd();
  expect(said()).toEqual([
    'Você já pegou muitos cupons hoje. Amanhã dá para pegar outros. Ver em Meus cupons',
    wallet,
  ]);
  expect(sentCalls('claim')).toHaveLength(1);
});

test('a busy server that asks for a few seconds is not taken for the limit of the day', async () => {
  signIn();
  refuseWith(429, 'TOO_MANY_REQUESTS', { 'retry-after': '3' });
  await load();
  await tapToTheEnd();
  expect(said()).toEqual([again, '']);
  expect(sentCalls('claim')).toHaveLength(3);
});

test('a refusal is replaced by the voucher of the next tap', async () => {
  signIn();
  refuseWith(409, 'OFFER_SOLD_OUT');
  await load();
  await tapClaim();
  give();
  await tapClaim();
  expect(voucher()).not.toBeNull();
  const keys = sentCalls('claim').map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

describe('a call without an answer', () => {
  const keys = () => sentCalls('claim').map(({ headers }) => headers['Idempotency-Key']);
  const refused = (status: number, headers = {}) => jsonAnswer(status, {}, headers);

  test.each([
    ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a busy gateway', () => refused(429)],
    ['a busy gateway that says how long', () => refused(503, { 'retry-after': '2' })],
    [
      'an earlier call that still runs',
      () => jsonAnswer(409, { code: 'REQUEST_IN_PROGRESS' }, { 'retry-after': '1' }),
    ],
  ])('is sent again with the same key: %s', async (_, fail) => {
    signIn();
    answer('claim', fail, jsonAnswer(201, aClaim()));
    await load();
    await tapToTheEnd();
    expect(voucher()).not.toBeNull();
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  test('says that it needs a connection, and keeps its key for the next tap', async () => {
    signIn();
    lose('claim');
    await load();
    await tapToTheEnd();
    expect(said()).toEqual(['Sem conexão. Para pegar o cupom, é preciso ter internet.', '']);
    give();
    answer('read', jsonAnswer(200, aClaim()));
    await tapToTheEnd();
    expect(voucher()).not.toBeNull();
    expect(new Set(keys()).size).toBe(1);
  });

  test('keeps its key over a reload', async () => {
    signIn();
    lose('claim');
    await load();
    await tapToTheEnd();
    jest.resetModules();
    showClaimPage();
    give();
    answer('read', jsonAnswer(200, aClaim()));
    await load();
    await tapToTheEnd();
    expect(voucher()).not.toBeNull();
    expect(new Set(keys()).size).toBe(1);
  });

  test('has another key for somebody else', async () => {
    signIn('ana');
    lose('claim');
    await load();
    await tapToTheEnd();
    signIn('rui');
    give();
    await tapToTheEnd();
    expect(new Set(keys()).size).toBe(2);
  });

  test('does not show a claim that was cancelled in the wallet since, but makes another one', async () => {
    signIn();
    lose('claim');
    await load();
    await tapToTheEnd();
    give(aClaim());
    answer('read', jsonAnswer(200, aClaim({ status: 'cancelled' })));
    await tapToTheEnd();
    expect(voucher()).not.toBeNull();
    expect(new Set(keys()).size).toBe(2);
  });
});
