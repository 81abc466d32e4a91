import { userRoutes } from '#contract/accounts/user-routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { changeAnswer, hold, refuse } from '../answers.ts';
import { noOffers, noShops, withoutTaxId } from '../replaced-answers.ts';
import { main, type States, type UserAction } from '../state.ts';
import { t } from '../texts.ts';
import { choose, openMenu, press, pressEntry, seeDialog, seeText, type } from '../user-actions.ts';

const { listOffersOfBusiness } = offerRoutes;

/** Reports that an offer was switched off without switching it off. */
const pretendToSwitchOff: UserAction = (page) =>
  page.route('**/api/offers/*/status', async (route) => {
    const url = route.request().url().replace('/status', '');
    const response = await route.fetch({ url, method: 'GET', postData: '' });
    const off = { status: 'inactive', displayStatus: 'inactive' };
    await route.fulfill({ response, json: { ...(await response.json()), ...off } });
  });

const switchFirst: UserAction = (page) => page.getByRole('switch').first().press('Space');

/** Puts the pointer on the toast, which then stays. */
const keepToast: UserAction = (page) => page.getByText(t('offers.switched.inactive')).hover();

const leaveWithPointer: UserAction = (page) => page.mouse.move(0, 0);

const emptyDialog: UserAction = (page) => page.getByRole('dialog').locator('input').fill('');

/** Each offer has a photo that is missing on the server. */
const lostPhotos = changeAnswer(offerRoutes.listOffersOfBusiness, ({ items, ...list }) => ({
  ...list,
  items: items.map((offer) => ({
    ...offer,
    images: [{ url: '/images/offer/lost/photo', status: 'ready' as const }],
  })),
}));

const asValidator = changeAnswer(userRoutes.getMe, (me, { business, shop }) => ({
  ...me,
  role: 'validator' as const,
  businessId: business,
  shopId: shop,
}));

/** Shows the list as after the business's first publication. */
const afterFirstOffer: UserAction = async (page, { offer }) => {
  const usr = { offerId: offer('active'), isFirst: true };
  await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), usr);
  await page.reload();
};

/** Shows the list as on a device that showed the business before its approval. */
const afterApproval: UserAction = async (page, { business }) => {
  await page.evaluate((business) => {
    const userId = localStorage.getItem('userId') ?? '';
    localStorage.setItem(`approval-awaited:${userId.slice(0, 8)}`, business.slice(-8));
  }, business);
  await page.reload();
};

const openFirstMenu = openMenu(t('offers.menu.open', { title: '' }));

export const offerListStates: States = {
  'offer-list': main,
  'offer-list-of-suspended-business': { as: 'salao', isRepeated: true },
  'offer-list-shared': {
    actions: [
      press(t('firstSteps.left.share')),
      press(t('firstSteps.alreadySent')),
      leaveWithPointer,
    ],
  },
  'offer-list-first-published': {
    actions: [afterFirstOffer, seeText(t('offers.first.title'))],
  },
  'offer-list-switched-off': {
    given: [pretendToSwitchOff],
    actions: [switchFirst, seeText(t('offers.switched.inactive')), keepToast],
  },
  'offer-list-without-business': { isRepeated: true, as: 'nova' },
  'offer-list-pending': {
    as: 'tapioca',
    actions: [
      press(`${t('firstSteps.title')} ${t('firstSteps.count', { done: 3, total: 5 })}`),
      seeText(t('firstSteps.status.waiting')),
    ],
  },
  'offer-list-rejected': {
    isRepeated: true,
    as: 'vento',
    actions: [press(t('firstSteps.left.rejected')), seeText(t('firstSteps.rejected.why'))],
  },
  'offer-list-without-tax-id': {
    isRepeated: true,
    as: 'tapioca',
    given: [withoutTaxId],
    actions: [press(t('firstSteps.left.taxId')), seeText(t('firstSteps.taxId.why'))],
  },
  'offer-list-first-shop': {
    given: [noShops, noOffers],
    actions: [seeText(t('offers.needShop.title'))],
  },
  'offer-list-first-steps-open': {
    actions: [press(t('firstSteps.left.share')), seeText(t('firstSteps.share.why'))],
  },
  'offer-list-approved': { actions: [afterApproval, seeText(t('approved.offers'))] },
  'offer-list-approved-without-offer': {
    given: [noOffers],
    actions: [afterApproval, seeText(t('approved.shop'))],
  },
  'offer-list-of-validator': { given: [asValidator] },
  'offer-list-expired': { actions: [choose(t('offers.tabs.expired'))] },
  'offer-list-search': {
    actions: [type(t('offers.search'), 'bicicleta'), seeText(t('offers.noneFound.title'))],
  },
  'offer-list-empty': { given: [noOffers] },
  'offer-list-loading': { isRepeated: true, given: [hold(listOffersOfBusiness)], isBusy: true },
  'offer-list-load-failure': {
    isRepeated: true,
    given: [refuse(listOffersOfBusiness, 'UNAVAILABLE')],
  },
  'offer-list-menu': { actions: [openFirstMenu] },
  'offer-list-delete': { actions: [openFirstMenu, pressEntry(t('offers.menu.delete')), seeDialog] },
  'offer-list-picture': {
    actions: [
      openFirstMenu,
      pressEntry(t('statusPicture.open')),
      seeDialog,
      seeText(t('statusPicture.save')),
    ],
  },
  'offer-list-picture-without-photo': {
    given: [lostPhotos],
    actions: [
      openFirstMenu,
      pressEntry(t('statusPicture.open')),
      seeDialog,
      seeText(t('statusPicture.withoutPhoto.failed')),
    ],
  },
  'modal-limit': { stored: ({ offer }) => ({ offerId: offer('active') }), isMain: true },
  'modal-limit-empty-submitted': {
    isRepeated: true,
    stored: ({ offer }) => ({ offerId: offer('active') }),
    actions: [emptyDialog, press(t('offers.limit.save'))],
  },
  'modal-limit-without-offer': { actions: [seeDialog] },
};
