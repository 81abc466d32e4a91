import { shopRoutes } from '#contract/shops/routes.ts';
import { changeAnswer, hold, refuse } from '../answers.ts';
import type { DemoIds } from '../demo-ids.ts';
import {
  atLimit,
  hideContacts,
  newShops,
  noOffers,
  noShops,
  ofSpecialSize,
  switchedOff,
} from '../replaced-answers.ts';
import { main, type States } from '../state.ts';
import { t } from '../texts.ts';
import {
  goBack,
  openSection,
  press,
  pressInDialog,
  returnToForm,
  seeDialog,
  seeText,
  type,
} from '../user-actions.ts';

const { deleteShop, getShop, listShopsOfBusiness, updateShop } = shopRoutes;
const path = ({ shop }: DemoIds) => `/shop?id=${shop}`;
const typeStreet = type(t('shops.form.street'), 'Rua do Sol');

/** Somebody else changed the number of the address. */
const changedElsewhere = changeAnswer(getShop, (shop) => ({
  ...shop,
  version: shop.version + 1,
  address: { ...shop.address, number: '465' },
}));

export const shopStates: States = {
  'shop-list': main,
  'shop-list-without-business': {
    as: 'nova',
    actions: [seeText(t('shops.needBusiness.title'))],
  },
  'shop-list-pending': { as: 'tapioca' },
  'shop-list-special': { given: [ofSpecialSize] },
  'shop-list-empty': { given: [noShops] },
  'shop-list-first-offer': {
    given: [noOffers, newShops],
    actions: [seeText(t('firstSteps.offer.why'))],
  },
  'shop-list-without-contact': {
    given: [
      changeAnswer(listShopsOfBusiness, (page) => ({
        ...page,
        items: page.items.map(hideContacts),
      })),
    ],
    actions: [seeText(t('noContact.text'))],
  },
  'shop-list-loading': { given: [hold(listShopsOfBusiness)], isBusy: true },
  'shop-list-load-failure': { given: [refuse(listShopsOfBusiness, 'INTERNAL')] },
  shop: { path, isMain: true },
  'shop-loading': { path, given: [hold(getShop)], isBusy: true },
  'shop-new': main,
  'shop-empty-submitted': { actions: [press(t('shops.form.submit'))] },
  'shop-draft': {
    isRepeated: true,
    actions: [typeStreet, returnToForm, seeText(t('draft.title'))],
  },
  'shop-leave': { isRepeated: true, actions: [typeStreet, goBack, seeDialog] },
  'shop-limit-reached': { given: [atLimit] },
  'shop-hidden': { path, given: [switchedOff(getShop)] },
  'shop-changed-elsewhere': {
    isRepeated: true,
    path,
    given: [refuse(updateShop, 'VERSION_MISMATCH')],
    actions: [
      openSection(t('shops.form.address')),
      type(t('shops.form.number'), '470'),
      changedElsewhere,
      press(t('common.save')),
      seeText(t('changes.title')),
    ],
  },
  'shop-delete': { path, actions: [press(t('shops.delete.action')), seeDialog] },
  'shop-delete-with-offers': {
    path,
    given: [refuse(deleteShop, 'SHOP_HAS_OFFERS')],
    actions: [
      press(t('shops.delete.action')),
      seeDialog,
      pressInDialog(t('shops.delete.confirm')),
      seeText(t('shops.delete.force')),
    ],
  },
  'shop-not-found': { path: ({ shop }) => `/shop?id=${shop.slice(0, -3)}000` },
};
