import type { Claim } from '#contract/claims/claims.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { codeNo } from '#test/support/builders/a-claim.ts';
import { aShopSummary, aShownClaim } from '#test/support/builders/shown-records.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { answer, goOffline, hold, refuse } from '../answers.ts';
import type { State, States } from '../state.ts';
import { t } from '../texts.ts';
import { press, seeButton, seeQrCode, seeText } from '../user-actions.ts';

const { listClaims, getClaim, cancelClaim } = claimRoutes;

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** As long as the voucher of an offer in two shops. */
const voucher = '7K3MQ9XT2D4Z'.repeat(14);

const held = (number: number, changes: Partial<Claim> = {}): Claim =>
  aShownClaim({ code: codeNo(number), voucher, endsAt: inDays(number), ...changes });

const bread = held(1);
const longTitle = 'Torta de morango D’Ávila & <b>cobertura de chocolate meio amargo com castanhas';
const cake = held(2, {
  title: longTitle,
  originalPrice: 12_345.9,
  offerPrice: 11_234.5,
  moreDetails: '<p>Feita <strong>na hora</strong>.</p><ul><li>para 10 pessoas</li></ul>',
});
const ofGoneShop = held(3, { shops: [{ id: bread.shopId, isGone: true }] });

const past = (number: number, changes: Partial<Claim>): Claim => {
  const { voucher: _, ...claim } = held(number, { endsAt: inDays(-1), ...changes });
  return claim;
};
const used = past(4, {
  title: 'Café coado',
  status: 'redeemed',
  redeemedAt: inDays(-1),
  redeemedShopId: bread.shopId,
});
const ended = past(5, { title: 'Suco de laranja', status: 'expired' });
const cancelled = past(6, { title: 'Bolo de rolo', status: 'cancelled' });

/** Gives the wallet these open and past vouchers. */
const holds = (open: readonly Claim[], closed: readonly Claim[]) =>
  answer(listClaims, (query) => ({
    items: query.get('status') === 'past' ? [...closed] : [...open],
  }));

const follows = answer(shopRoutes.listFollowedShops, () => ({
  items: [aShopSummary({ isFollowing: true })],
}));

const given = [holds([bread, cake, ofGoneShop], [used, ended, cancelled]), follows];
const asHolder = { as: 'nova', given } as const satisfies State;

/** A voucher, opened from its link. */
const opened = (claim: Claim, answered: Claim = claim) =>
  ({
    as: 'nova',
    path: () => linkToScreen('wallet', { code: claim.code }),
    given: [...given, answer(getClaim, () => answered)],
  }) as const satisfies State;

const ask = press(t('wallet.cancel.ask'));

export const walletStates: States = {
  wallet: { ...asHolder, isMain: true, actions: [seeText(t('wallet.following.title'))] },
  'wallet-busy': { as: 'nova', given: [hold(listClaims)], isBusy: true },
  'wallet-empty': {
    as: 'nova',
    given: [holds([], []), answer(shopRoutes.listFollowedShops, () => ({ items: [] }))],
    actions: [seeText(t('wallet.empty.title'))],
  },
  'wallet-none-open': {
    as: 'nova',
    given: [holds([], [used]), follows],
    actions: [seeText(t('wallet.noneOpen'))],
  },
  'wallet-of-owner': {
    ...asHolder,
    as: 'dona',
    actions: [seeText(t('wallet.header.owner'))],
  },
  'wallet-failure': { as: 'nova', given: [refuse(listClaims, 'INTERNAL')] },
  'wallet-session-ended': {
    as: 'nova',
    isRepeated: true,
    given: [refuse(listClaims, 'UNAUTHENTICATED')],
    actions: [seeText(t('login.sessionEnded'))],
  },
  'wallet-offline': {
    ...asHolder,
    actions: [
      goOffline,
      press(bread.title),
      seeQrCode,
      press(t('wallet.title')),
      seeText(t('wallet.offline')),
    ],
  },
  'wallet-voucher': { ...opened(bread), isMain: true, actions: [seeQrCode] },
  'wallet-voucher-long': { ...opened(cake), actions: [seeQrCode] },
  'wallet-voucher-of-gone-shop': {
    ...opened(ofGoneShop),
    actions: [seeText(t('voucher.shopGone'))],
  },
  'wallet-voucher-used': { ...opened(used), actions: [seeText(t('wallet.now.redeemed'))] },
  'wallet-voucher-ended': { ...opened(ended), actions: [seeText(t('wallet.now.expired'))] },
  'wallet-voucher-cancelled': {
    ...opened(cancelled),
    isRepeated: true,
    actions: [seeText(t('wallet.now.cancelled'))],
  },
  'wallet-voucher-missing': {
    ...opened(bread),
    given: [...given, refuse(getClaim, 'CLAIM_NOT_FOUND')],
    path: () => linkToScreen('wallet', { code: codeNo(9) }),
    actions: [seeText(t('wallet.missing.title'))],
  },
  'wallet-cancel': {
    ...opened(bread),
    actions: [ask, seeButton(t('wallet.cancel.keep'))],
  },
  'wallet-cancel-offline': {
    ...opened(bread),
    isRepeated: true,
    actions: [
      ask,
      goOffline,
      press(t('wallet.cancel.confirm')),
      seeText(t('wallet.cancel.offline')),
    ],
  },
  'wallet-cancel-refused': {
    ...opened(bread, bread),
    isRepeated: true,
    given: [...given, answer(getClaim, () => bread), refuse(cancelClaim, 'INTERNAL')],
    actions: [ask, press(t('wallet.cancel.confirm')), seeText(t('errors.INTERNAL'))],
  },
};
