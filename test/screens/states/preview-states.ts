import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { posterLink, previewLink } from '#web/product/share/flyer-link.ts';
import { answer, changeAnswer, hold, refuse } from '../answers.ts';
import type { DemoIds } from '../demo-ids.ts';
import { hideContacts, switchedOff, twelveOffers } from '../replaced-answers.ts';
import type { States } from '../state.ts';
import { t } from '../texts.ts';
import { seeQrCode, seeText } from '../user-actions.ts';

const { getShopByIdentifier } = shopRoutes;
const bakery = 'padariasoldaaurora';

/** Preview of a shop, by default the bakery. */
const ofShop = (id = bakery) => ({ path: () => previewLink(id) });
const poster = (id = bakery) => ({ path: () => posterLink(id) });

/** Preview of the flyer of the first offer with a display status. */
const ofOffer = (...[status]: Parameters<DemoIds['offer']>) => ({
  path: ({ offer }: DemoIds) => previewLink(offer(status), bakery),
});

export const previewStates: States = {
  preview: { ...ofShop(), isMain: true },
  'preview-of-shop-page': { path: () => `${previewLink(bakery)}?page=shop` },
  'preview-of-offer': { ...ofOffer('active'), isRepeated: true },
  'preview-of-offer-page': {
    path: ({ offer }) => `${previewLink(offer('active'), bakery)}&page=offer`,
  },
  'preview-of-scheduled-offer': {
    ...ofOffer('scheduled'),
    actions: [seeText(t('flyer.hidden.offerTitle'))],
    isMain: true,
  },
  'preview-of-ended-offer': { ...ofOffer('expired'), isRepeated: true },
  'preview-of-twelve-offers': { ...ofShop(), given: [twelveOffers], isRepeated: true },
  'preview-of-twelve-offers-printed': {
    ...ofShop(),
    given: [twelveOffers],
    actions: [seeQrCode],
    only: 'paper',
  },
  'preview-without-offers': {
    ...ofShop(),
    given: [answer(offerRoutes.listOffersOfShop, () => ({ items: [] }))],
  },
  'preview-of-pending-business': {
    ...ofShop('tapiocadazefinha'),
    as: 'tapioca',
    actions: [seeText(t('flyer.hidden.title'))],
    isMain: true,
  },
  'preview-of-suspended-business': {
    ...ofShop('cachosdomeier'),
    as: 'salao',
    isRepeated: true,
  },
  'preview-of-inactive-shop': {
    isRepeated: true,
    ...ofShop(),
    given: [switchedOff(getShopByIdentifier)],
  },
  'preview-without-contact': {
    isRepeated: true,
    ...ofShop(),
    given: [changeAnswer(getShopByIdentifier, hideContacts)],
    actions: [seeText(t('noContact.text'))],
  },
  'preview-not-found': ofShop('ninguem'),
  'preview-loading': { ...ofShop(), given: [hold(getShopByIdentifier)], isBusy: true },
  'preview-load-failure': {
    isRepeated: true,
    ...ofShop(),
    given: [refuse(getShopByIdentifier, 'UNAVAILABLE')],
    actions: [seeText(t('common.tryAgain'))],
  },
  poster: { ...poster(), isMain: true },
  'poster-printed': { ...poster(), actions: [seeQrCode], only: 'paper' },
  'poster-of-pending-business': {
    isRepeated: true,
    ...poster('tapiocadazefinha'),
    as: 'tapioca',
    actions: [seeText(t('flyer.hidden.title'))],
  },
};
