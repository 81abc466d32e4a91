import type { CounterClaim } from '#contract/claims/claims.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { answer, changeAnswer, goOffline, refuse } from '../answers.ts';
import type { DemoIds } from '../demo-ids.ts';
import { noShops } from '../replaced-answers.ts';
import type { State, States } from '../state.ts';
import { t } from '../texts.ts';
import { press, seeText, type } from '../user-actions.ts';

const code = '7K3MQ-9XT2D-4';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A voucher for bread, as the counter sees it. */
const aVoucher = (refusal?: NonNullable<CounterClaim['refusal']>) =>
  answer(claimRoutes.getClaim, () => ({
    claim: {
      code: code.replaceAll('-', ''),
      offerId: 'off_01JD2Q5W8N7V3M4K6T9XBCDFGH',
      offerVersion: 1,
      businessId: 'biz_01JD2Q5W8N7V3M4K6T9XBCDFGH',
      shopId: 'shp_01JD2Q5W8N7V3M4K6T9XBCDFGH',
      shopsIds: ['shp_01JD2Q5W8N7V3M4K6T9XBCDFGH'],
      title: 'Pão francês quentinho: leve 10, pague 8',
      originalPrice: 8.9,
      offerPrice: 5.49,
      discountPercent: 38,
      startsAt: inDays(-7),
      endsAt: inDays(7),
      status: 'open' as const,
      claimedAt: inDays(-1),
    },
    ...(refusal && { refusal }),
  }));

const check = [type(t('counter.code.label'), code), press(t('counter.code.submit'))];

/** The device knows its shop. */
const atShop = (state: State): State => ({
  ...state,
  stored: ({ business, shop }: DemoIds) => {
    const title = 'Padaria Sol da Aurora · Boa Viagem';
    const kept = { id: shop, businessId: business, timeZone: 'America/Sao_Paulo', title };
    return { counterShop: JSON.stringify(kept) };
  },
});

const twoShops = changeAnswer(shopRoutes.listShopsOfBusiness, ({ items: [first], ...list }) => {
  if (!first) throw new Error('There is no shop to copy');
  const address = { ...first.address, neighborhood: 'Casa Forte' };
  return { ...list, items: [first, { ...first, id: `${first.id}-other`, address }] };
});

export const counterStates: States = {
  counter: atShop({ isMain: true }),
  'counter-choice': { given: [twoShops], actions: [seeText(t('counter.shop.choose'))] },
  'counter-without-shop': { given: [noShops], actions: [seeText(t('counter.shop.none.title'))] },
  'counter-pending': { as: 'tapioca', actions: [seeText(t('counter.shop.notApproved.title'))] },
  'counter-ready': atShop({
    given: [aVoucher()],
    actions: [...check, seeText(t('counter.result.ok.title'))],
  }),
  'counter-used-before': atShop({
    given: [aVoucher({ code: 'ALREADY_REDEEMED' })],
    actions: [...check, seeText(t('counter.refused.ALREADY_REDEEMED.title'))],
  }),
  'counter-unknown': atShop({
    isRepeated: true,
    given: [refuse(claimRoutes.getClaim, 'CLAIM_NOT_FOUND')],
    actions: [...check, seeText(t('counter.refused.CLAIM_NOT_FOUND.title'))],
  }),
  'counter-offline': atShop({
    actions: [goOffline, ...check, seeText(t('counter.unsure.title'))],
  }),
};
