import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { offerLink, posterLink } from '#web/product/share/flyer-link.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { answer, changeAnswer, hold, refuse } from '../answers.ts';
import type { DemoIds } from '../demo-ids.ts';
import { hideContacts, switchedOff, twelveOffers } from '../replaced-answers.ts';
import type { States } from '../state.ts';
import { t } from '../texts.ts';
import { seeQrCode, seeText } from '../user-actions.ts';

const { getShopByIdentifier } = shopRoutes;
const bakery = 'padariasoldaaurora';

/** Flyer of a shop, by default the bakery's. */
const ofShop = (id = bakery) => ({ path: () => linkToScreen('flyer', { id }) });
const poster = (id = bakery) => ({ path: () => posterLink(id) });

/** Flyer of the first offer with a display status. */
const ofOffer = (...[status]: Parameters<DemoIds['offer']>) => ({
  path: ({ offer }: DemoIds) => linkToScreen('flyer', { id: offer(status) }),
});

export const flyerStates: States = {
  flyer: { ...ofShop(), isMain: true },
  'flyer-printed': { ...ofShop(), actions: [seeQrCode], only: 'paper' },
  'flyer-of-twelve-offers': { ...ofShop(), given: [twelveOffers], isRepeated: true },
  'flyer-of-twelve-offers-printed': {
    ...ofShop(),
    given: [twelveOffers],
    actions: [seeQrCode],
    only: 'paper',
  },
  'flyer-poster': { ...poster(), actions: [seeQrCode], isMain: true },
  'flyer-poster-printed': { ...poster(), actions: [seeQrCode], only: 'paper' },
  'flyer-of-offer': ofOffer('active'),
  'flyer-of-sold-out-offer': ofOffer('sold_out'),
  'flyer-of-ended-offer': {
    path: ({ offer }) => offerLink(offer('expired'), bakery),
    actions: [seeText(t('flyer.missing.offer.title'))],
    isMain: true,
  },
  'flyer-of-ended-offer-without-shop': { ...ofOffer('expired'), isRepeated: true },
  'flyer-of-ended-offer-for-owner': { isRepeated: true, ...ofOffer('expired'), as: 'dona' },
  'flyer-of-scheduled-offer-for-owner': { ...ofOffer('scheduled'), as: 'dona' },
  'flyer-without-offers': {
    ...ofShop(),
    given: [answer(offerRoutes.listOffersOfShop, () => ({ items: [] }))],
  },
  'flyer-of-pending-business': {
    ...ofShop('tapiocadazefinha'),
    as: 'tapioca',
    actions: [seeText(t('flyer.hidden.title'))],
    isMain: true,
  },
  'flyer-of-suspended-business': { ...ofShop('cachosdomeier'), as: 'salao' },
  'flyer-of-inactive-shop': {
    isRepeated: true,
    ...ofShop(),
    as: 'dona',
    given: [switchedOff(getShopByIdentifier)],
  },
  'flyer-without-contact': {
    isRepeated: true,
    ...ofShop(),
    as: 'dona',
    given: [changeAnswer(getShopByIdentifier, hideContacts)],
    actions: [seeText(t('noContact.text'))],
  },
  'flyer-poster-of-pending-business': {
    isRepeated: true,
    ...poster('tapiocadazefinha'),
    as: 'tapioca',
    actions: [seeText(t('flyer.hidden.title'))],
  },
  'flyer-not-found': ofShop('ninguem'),
  'flyer-loading': { ...ofShop(), given: [hold(getShopByIdentifier)], isBusy: true },
  'flyer-load-failure': {
    isRepeated: true,
    ...ofShop(),
    given: [refuse(getShopByIdentifier, 'UNAVAILABLE')],
    actions: [seeText(t('common.tryAgain'))],
  },
};
