import { screen, waitFor } from '@testing-library/react';
import type { Claim, CounterClaim } from '#contract/claims/claims.ts';
import { voucherLink } from '#contract/claims/voucher.ts';
import { aShopSummary, aShownClaim } from '#test/support/builders/shown-records.ts';
import { aVoucher, shopOfVoucher, voucherFacts } from '#test/support/vouchers.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { keepClaims } from '#web/platform/wallet/wallet.ts';
import { storeCheckin, storedCheckin } from '#web/session/stored-checkin.ts';
import { atScreen } from './support/actions.ts';
import { answers, callsOf, limits, loses, refuses } from './support/fake-server.ts';
import { emptyDevice } from './support/holder.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, signIn } from './support/owner.ts';

// The screens that a voucher leads to have tests of their own.
const mockScreen = { __esModule: true, default: () => null };
jest.mock('#web/features/wallet/routes/wallet.tsx', () => mockScreen);
jest.mock('#web/features/counter/routes/counter.tsx', () => mockScreen);
jest.mock('#web/lib/auth/sign-out-everywhere.ts', () => ({ signOutEverywhere: async () => {} }));

const { code, offerId, offerVersion } = voucherFacts;
const holder = 'sub-ana';
const offer = anOffer({
  ...{ id: offerId, version: offerVersion, businessId: 'biz_other' },
  ...{ title: 'Pão francês', offerPrice: 7.5, originalPrice: 12 },
});
const recife = aShopSummary({ id: shopOfVoucher(1), neighborhood: 'Boa Vista', city: 'Recife' });
const olinda = aShopSummary({ id: shopOfVoucher(3), neighborhood: 'Carmo', city: 'Olinda' });

const claim = { code, offerId, title: offer.title } as Claim;

/** Signs in a consumer who does not hold the voucher. */
function signInOther(): void {
  signIn({ userId: 'sub-bia', role: 'consumer' });
  refuses('getClaim', 'CLAIM_NOT_FOUND');
}

/** Stores the voucher as scanned before the sign-in, maybe with its shop. */
const scanBefore = (shop = {}) =>
  storeCheckin({ code, offerId, createdAt: new Date().toISOString(), ...shop });

/** Gives anyone the public data of the offer. */
function showOffer(): void {
  answers('getOffer', offer);
  answers('listShopsOfOffer', { items: [recife, olinda] });
}

const leadsTo = (path: string) =>
  waitFor(() => expect(location.pathname + location.search).toBe(path));

async function leadsToSignIn(path: string): Promise<void> {
  open(path);
  await atScreen('Entrar');
  expect(new URLSearchParams(location.search).get('from')).toBe(path);
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a visitor who opens the link of a voucher', () => {
  it('gets to the sign-in, and the voucher waits for ten minutes with its one shop', async () => {
    showOffer();
    await leadsToSignIn(voucherLink(await aVoucher()));
    expect(screen.getByText('Entre para abrir este cupom.')).toBeVisible();
    const stored = { code, offerId, shopId: recife.id, createdAt: expect.any(String) };
    await waitFor(() => expect(storedCheckin()).toEqual(stored));
    const at = Date.parse(storedCheckin()?.createdAt ?? '');
    expect(storedCheckin(new Date(at + 10 * 60_000 - 1))?.code).toBe(code);
    expect(storedCheckin(new Date(at + 10 * 60_000))).toBeUndefined();
    expect(localStorage.getItem('checkin')).toBeNull();
    expect(callsOf('getClaim')).toEqual([]);
  });

  it.each([
    ['fits no shop of the offer', [olinda]],
    ['fits two shops of the offer', [recife, { ...olinda, id: shopOfVoucher(2) }]],
  ])('gets there without a shop if the voucher %s', async (_, items) => {
    answers('listShopsOfOffer', { items });
    await leadsToSignIn(voucherLink(await aVoucher()));
    await waitFor(() => expect(callsOf('listShopsOfOffer')).toHaveLength(1));
    expect(storedCheckin()).toEqual({ code, offerId, createdAt: expect.any(String) });
  });

  it('gets there offline, and with an offer that is not live', async () => {
    loses('listShopsOfOffer');
    await leadsToSignIn(voucherLink(await aVoucher()));
    expect(storedCheckin()?.code).toBe(code);
    // A lost call is sent three times; a later test would get the rest.
    await waitFor(() => expect(callsOf('listShopsOfOffer')).toHaveLength(3));
    refuses('listShopsOfOffer', 'OFFER_NOT_FOUND');
    await leadsToSignIn(voucherLink(await aVoucher()));
    await waitFor(() => expect(callsOf('listShopsOfOffer')).toHaveLength(4));
    expect(storedCheckin()?.shopId).toBeUndefined();
  });

  it('gets there with a code, which names no offer', async () => {
    await leadsToSignIn('/checkin/7k3mq-9xt2d-4');
    expect(storedCheckin()).toBeUndefined();
  });
});

describe('a signed-in user who opens the link of a voucher', () => {
  it('gets to the wallet if they hold it', async () => {
    signIn({ userId: holder, role: 'consumer' });
    scanBefore();
    answers('getClaim', { ...claim, consumerId: holder });
    open(voucherLink(await aVoucher()));
    await leadsTo(`/wallet?code=${code}`);
    expect(storedCheckin()).toBeUndefined();
    expect(callsOf('getClaim')[0]?.params).toEqual({ code });
  });

  it.each(['owner', 'validator'] as const)(
    'gets to the counter with the whole voucher as a %s of its business',
    async (role) => {
      signIn({ role });
      const voucher = await aVoucher();
      answers('getClaim', { claim } as CounterClaim);
      open(`/checkin/${voucher.toLowerCase()}`);
      await leadsTo(`/counter?code=${voucher}`);
    },
  );

  it('gets to the counter as a member also with a forged voucher, which the counter refuses', async () => {
    signIn();
    refuses('getClaim', 'CLAIM_NOT_FOUND');
    answers('getOffer', { ...offer, businessId: anOffer().businessId });
    answers('listShopsOfOffer', { items: [] });
    const forged = `${(await aVoucher()).slice(0, -1)}Z`;
    open(voucherLink(forged));
    await leadsTo(`/counter?code=${forged}`);
  });

  it('is told its offer, shop and days, and nothing about its holder', async () => {
    signInOther();
    showOffer();
    scanBefore();
    open(voucherLink(await aVoucher()));
    await atScreen('Este cupom não está na sua conta');
    expect(screen.getByText('Pão francês')).toBeVisible();
    expect(screen.getByText(/^Por R\$\s7,50, em vez de R\$\s12,00$/)).toBeVisible();
    expect(screen.getByText('Padaria Aurora, Boa Vista, Recife')).toBeVisible();
    expect(screen.queryByText(/Olinda/)).toBeNull();
    expect(screen.getByText('No cupom está escrito: vale até 31/12/2026.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Ver a oferta' });
    expect(link).toHaveAttribute('href', `/oferta/${offerId}?loja=${recife.shopIdentifier}`);
    expect(document.body.textContent).not.toContain(code);
    expect(storedCheckin()).toBeUndefined();
  });

  it.each([
    ['2026-01-01', '2026-01-31', 'No cupom está escrito: valia até 31/01/2026.'],
    ['2031-05-02', '2031-06-30', 'No cupom está escrito: vale de 02/05/2031 a 30/06/2031.'],
  ])('reads the days %s to %s of a voucher of another', async (firstDay, lastDay, sentence) => {
    signInOther();
    refuses('getOffer', 'OFFER_NOT_FOUND');
    refuses('listShopsOfOffer', 'OFFER_NOT_FOUND');
    open(voucherLink(await aVoucher({ firstDay, lastDay })));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('A oferta dele não está no ar agora.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver a oferta' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver ofertas' })).toBeVisible();
  });

  it('sees no price of a newer version of the offer, which the voucher does not promise', async () => {
    signInOther();
    showOffer();
    open(voucherLink(await aVoucher({ offerVersion: offerVersion - 1 })));
    expect(await screen.findByText('Pão francês')).toBeVisible();
    expect(screen.queryByText(/R\$/)).toBeNull();
  });

  it("learns of another's code only that it is not theirs", async () => {
    signInOther();
    open('/checkin/7K3MQ9XT2D4');
    expect(await screen.findByText(/^Não achamos este código entre os seus cupons/)).toBeVisible();
    expect(callsOf('getOffer')).toEqual([]);
  });

  it("is told a code's offer if they scanned its voucher before the sign-in", async () => {
    signInOther();
    showOffer();
    scanBefore({ shopId: olinda.id });
    open(`/checkin/${code}`);
    expect(await screen.findByText('Pão francês')).toBeVisible();
    expect(screen.getByText('Padaria Aurora, Carmo, Olinda')).toBeVisible();
  });

  it.each([
    ['validator', 'counter', []],
    ['owner who holds the voucher', 'wallet', [aShownClaim({ code })]],
    ['consumer', 'wallet', []],
  ] as const)('is led on offline as a %s, to the %s', async (who, path, held) => {
    emptyDevice();
    signIn({ role: who === 'validator' || who === 'consumer' ? who : 'owner' });
    await keepClaims(storedUserId() ?? '', held);
    loses('getClaim');
    const voucher = await aVoucher();
    open(voucherLink(voucher));
    await leadsTo(`/${path}?code=${path === 'counter' ? voucher : code}`);
  });

  it('is told its offer as staff with a business, who have no counter', async () => {
    signIn({ role: 'staff' });
    answers('getClaim', { claim } as CounterClaim);
    answers('getOffer', { ...offer, businessId: anOffer().businessId });
    answers('listShopsOfOffer', { items: [recife] });
    open(voucherLink(await aVoucher()));
    await atScreen('Este cupom não está na sua conta');
    expect(screen.getByText('Pão francês')).toBeVisible();
  });

  it('is told to try again if the server fails, or after too many codes, and the voucher waits', async () => {
    signInOther();
    scanBefore();
    limits('getClaim', 1800);
    open(voucherLink(await aVoucher()));
    await atScreen('Não deu para abrir esta página');
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(storedCheckin()).toBeDefined();
  });
});

describe('a link that is no voucher', () => {
  it('says so in kind words, to visitors and users, and asks the server nothing', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const voucher = await aVoucher();
    for (const text of [
      voucher.slice(0, -3),
      `${voucher}0`,
      voucher.repeat(200),
      // The first byte is the version.
      `08${voucher.slice(2)}`,
      ...['7K3MQ9XT2D5', 'u', '%E0%A4%A', 'javascript:alert(1)'],
      ...['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>'].map(encodeURIComponent),
      encodeURIComponent('{{constructor}}'),
    ]) {
      open(`/checkin/${text}`);
      await atScreen('Este link não abre um cupom');
      expect(document.querySelector('img, script')).toBeNull();
      expect(location.pathname).toBe(`/checkin/${text}`);
    }
    signInOther();
    open('/checkin/ABC');
    await atScreen('Este link não abre um cupom');
    expect(callsOf('getClaim')).toEqual([]);
    expect(storedCheckin()).toBeUndefined();
  });
});
