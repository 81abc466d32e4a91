/** @jest-environment jsdom */

import { claimRoutes } from '#contract/claims/routes.ts';
import {
  aClaim,
  action,
  claimAs,
  give,
  isSaidVisibly,
  othersLink,
  refuseWith,
  said,
  showClaimPage,
  showClaims,
  tapClaim,
  tapToTheEnd,
  voucher,
} from '#test/unit/web/support/a-claim-page.ts';
import {
  answer,
  keysOf,
  load,
  loadAs,
  lose,
  refuseByLimit,
  sentCalls,
  settle,
  signIn,
} from '#test/unit/web/support/a-follow-page.ts';
import { signIn as signInLink } from '#test/unit/web/support/an-open-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';

jest.mock('#web/platform/wallet/wallet.ts', () => ({ keepClaim: async () => true }));

showClaims();

const again = 'Não deu agora. Tente de novo.';
const wallet = '/wallet';
const toOthers = (text: string) => [`${text} Ver outras ofertas da loja`, othersLink] as const;
const toWallet = (text: string) => [`${text} Ver em Meus cupons`, wallet] as const;

const ofRoute: Readonly<
  Record<(typeof claimRoutes.claimOffer.errors)[number], readonly [number, string, string]>
> = {
  SHOP_NOT_FOUND: [404, ...toOthers('Esta oferta não vale mais nesta loja.')],
  OFFER_EXPIRED: [409, ...toOthers('Esta oferta terminou.')],
  OFFER_SOLD_OUT: [409, ...toOthers('Esgotou: outra pessoa pegou o último cupom.')],
  CLAIM_LIMIT_REACHED: [
    409,
    ...toWallet('Você já pegou todos os cupons que cada pessoa pode ter desta oferta.'),
  ],
  WALLET_FULL: [
    409,
    ...toWallet('Você já tem 100 cupons abertos. Use ou cancele um deles para pegar outro.'),
  ],
  OWN_OFFER: [409, 'Esta oferta é da sua empresa, e por isso você não pode pegar o cupom.', ''],
};

test.each([
  ...claimRoutes.claimOffer.errors.map((code) => [code, ...ofRoute[code]] as const),
  ['OFFER_NOT_FOUND', 404, ...toOthers('Esta oferta não está disponível agora.')],
  [
    'FORBIDDEN',
    403,
    'Falta um passo na sua conta para pegar cupons. Abrir minha conta',
    signInLink,
  ],
  ['INTERNAL', 500, again, ''],
] as const)('%s is said at the button, with what else there is', async (code, http, text, link) => {
  refuseWith(http, code);
  await loadAs();
  await tapToTheEnd();
  expect(said()).toEqual([text, link]);
  expect([isSaidVisibly(), voucher(), action().tagName]).toEqual([true, null, 'BUTTON']);
  expect(action().hasAttribute('aria-busy')).toBe(false);
});

test('the limit of the day says when it ends, and is not asked again', async () => {
  refuseByLimit('claim');
  await claimAs();
  await settle(60_000);
  expect(said()).toEqual(
    toWallet('Você já pegou muitos cupons hoje. Amanhã dá para pegar outros.'),
  );
  expect(sentCalls('claim')).toHaveLength(1);
});

test('a busy server that asks for a few seconds is not taken for the limit of the day', async () => {
  refuseWith(429, 'TOO_MANY_REQUESTS', { 'retry-after': '3' });
  await claimAs();
  await settle(60_000);
  expect(said()).toEqual([again, '']);
  expect(sentCalls('claim')).toHaveLength(3);
});

test('a refusal is replaced by the voucher of the next tap', async () => {
  refuseWith(409, 'OFFER_SOLD_OUT');
  await claimAs();
  give();
  await tapClaim();
  expect(voucher()).not.toBeNull();
  expect(new Set(keysOf('claim')).size).toBe(2);
});

describe('a call without an answer', () => {
  test.each([
    ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a busy gateway that says how long', () => jsonAnswer(503, {}, { 'retry-after': '2' })],
    [
      'an earlier call that still runs',
      () => jsonAnswer(409, { code: 'REQUEST_IN_PROGRESS' }, { 'retry-after': '1' }),
    ],
  ])('is sent again with the same key: %s', async (_, fail) => {
    answer('claim', fail, jsonAnswer(201, aClaim()));
    await claimAs();
    await settle(60_000);
    expect(voucher()).not.toBeNull();
    expect([keysOf('claim').length, new Set(keysOf('claim')).size]).toEqual([2, 1]);
  });

  const ofRui = () => void signIn('rui');
  const cancelled = () => answer('read', jsonAnswer(200, aClaim({ status: 'cancelled' })));
  const reload = async () => {
    jest.resetModules();
    showClaimPage();
    await load();
  };

  test.each<[string, () => unknown, number]>([
    ['keeps its key for the next tap', () => undefined, 1],
    ['keeps its key over a reload', reload, 1],
    ['has another key for somebody else', ofRui, 2],
    [
      'does not show a claim that was cancelled in the wallet since, but makes another',
      cancelled,
      2,
    ],
  ])('says that it needs a connection, and %s', async (_, meanwhile, keys) => {
    lose('claim');
    await loadAs('ana');
    await tapToTheEnd();
    expect(said()).toEqual(['Sem conexão. Para pegar o cupom, é preciso ter internet.', '']);
    give();
    await meanwhile();
    await tapToTheEnd();
    expect(voucher()).not.toBeNull();
    expect(new Set(keysOf('claim')).size).toBe(keys);
  });
});
