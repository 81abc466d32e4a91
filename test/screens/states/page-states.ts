import { claimRoutes } from '#contract/claims/routes.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import { flyerLink, offerLink } from '#web/product/share/flyer-link.ts';
import { chooserLink } from '#web/views/place/chooser-link.ts';
import texts from '../../../web/src/views/texts/voucher/pt.json' with { type: 'json' };
import { answer, refuse } from '../answers.ts';
import type { DemoIds } from '../demo-ids.ts';
import { madeClaim } from '../made-claim.ts';
import type { State, States } from '../state.ts';
import { t } from '../texts.ts';
import { press, seeQrCode, seeText } from '../user-actions.ts';

const { claimOffer } = claimRoutes;

const bakery = 'padariasoldaaurora';

const flyer = { path: () => flyerLink(bakery) };

/** The flyer of the first offer with a display status, in the bakery. */
const ofOffer = (...[status]: Parameters<DemoIds['offer']>) => ({
  path: ({ offer }: DemoIds) => offerLink(offer(status), bakery),
});

const offerPage = (...[status]: Parameters<DemoIds['offer']>) => ({
  path: ({ offer }: DemoIds) => pageLink('offer', offer(status), { loja: bakery }),
});

const offersOf = (place: Place) => ({ path: () => placeLink(place) });

const search = (query: {
  readonly q?: string;
  readonly state?: string;
  readonly city?: string;
}) => ({
  path: () => pageLink('search', [], query),
});

/** A visitor without a business has just claimed an offer. */
const withVoucher = (page: State): State => ({
  ...page,
  as: 'nova',
  given: [answer(claimOffer, () => madeClaim)],
  actions: [press(t('flyer.claim')), seeText(texts.voucher.title)],
});

/** Open pages as every visitor gets them. The server renders them, so no answer is replaced. */
export const pageStates: States = {
  'page-flyer': { ...flyer, isMain: true },
  'page-flyer-printed': { ...flyer, actions: [seeQrCode], only: 'paper' },
  'page-flyer-of-offer': ofOffer('active'),
  'page-flyer-of-sold-out-offer': ofOffer('sold_out'),
  'page-flyer-of-ended-offer': { ...ofOffer('expired'), isMain: true },
  'page-flyer-of-ended-offer-without-shop': {
    path: ({ offer }) => pageLink('flyer', offer('expired')),
    isRepeated: true,
  },
  'page-flyer-with-voucher': withVoucher(flyer),
  'page-shop': { path: () => pageLink('shop', bakery), isMain: true },
  'page-offer': { ...offerPage('active'), isMain: true },
  'page-offer-of-owner': { ...offerPage('active'), as: 'dona' },
  'page-offer-with-voucher': withVoucher(offerPage('active')),
  'page-offer-just-sold-out': {
    ...offerPage('active'),
    as: 'nova',
    given: [refuse(claimOffer, 'OFFER_SOLD_OUT')],
    actions: [press(t('flyer.claim')), seeText(texts.voucher.refusals.OFFER_SOLD_OUT)],
  },
  'page-offer-sold-out': offerPage('sold_out'),
  'page-offer-ended': { ...offerPage('expired'), isMain: true },
  'page-offer-scheduled': offerPage('scheduled'),
  'page-offers': { ...offersOf({}), isMain: true },
  'page-offers-choosing-place': { path: () => chooserLink },
  'page-offers-of-state': offersOf({ state: 'PE' }),
  'page-offers-of-city': { ...offersOf({ state: 'PE', city: 'Recife' }), isMain: true },
  'page-offers-of-city-without-offers': offersOf({ state: 'PE', city: 'Petrolina' }),
  'page-offers-of-missing-city': offersOf({ state: 'PE', city: 'Atlântida' }),
  'page-search': { ...search({}), isMain: true },
  'page-search-results': search({ q: 'pad', state: 'PE' }),
  'page-search-nothing': search({ q: 'ninguem', state: 'PE', city: 'Recife' }),
  'page-search-too-short': search({ q: 'a' }),
  'page-for-shops': { path: () => pageLink('forShops'), isMain: true },
  'page-terms': { path: () => pageLink('terms'), isMain: true },
  'page-privacy': { path: () => pageLink('privacy') },
  'page-not-found': { path: () => pageLink('shop', 'ninguem'), isMain: true },
  'page-of-pending-business': { path: () => flyerLink('tapiocadazefinha'), isRepeated: true },
};
