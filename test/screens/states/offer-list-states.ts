import { userRoutes } from '#contract/accounts/user-routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { changeAnswer, hold, refuse } from '../answers.ts';
import { noOffers, noShops, withoutTaxId } from '../replaced-answers.ts';
import { main, type States, type Step } from '../state.ts';
import { choose, openMenu, press, pressEntry, seeDialog, seeText, type } from '../steps.ts';
import { t } from '../texts.ts';

const { listOffersOfBusiness } = offerRoutes;

/** Reports that an offer was switched off without switching it off. */
const pretendToSwitchOff: Step = (page) =>
  page.route('**/api/offers/*/status', async (route) => {
    const url = route.request().url().replace('/status', '');
    const response = await route.fetch({ url, method: 'GET', postData: '' });
    const off = { status: 'inactive', displayStatus: 'inactive' };
    await route.fulfill({ response, json: { ...(await response.json()), ...off } });
  });

const switchFirst: Step = (page) => page.getByRole('switch').first().press('Space');

/** Puts the pointer on the toast, which then stays. */
const keepToast: Step = (page) => page.getByText(t('offers.switched.inactive')).hover();

const leaveWithPointer: Step = (page) => page.mouse.move(0, 0);

const emptyDialog: Step = (page) => page.getByRole('dialog').locator('input').fill('');

const asValidator = changeAnswer(userRoutes.getMe, (me, { business, shop }) => ({
  ...me,
  role: 'validator' as const,
  businessId: business,
  shopId: shop,
}));

/** Shows the list as after the business's first publication. */
const afterFirstOffer: Step = async (page, { offer }) => {
  const usr = { offerId: offer('active'), isFirst: true };
  await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), usr);
  await page.reload();
};

const openFirstMenu = openMenu(t('offers.menu.open', { title: '' }));

export const offerListStates: States = {
  'offer-list': main,
  'offer-list-of-suspended-business': { as: 'salao', isRepeated: true },
  'offer-list-shared': {
    steps: [
      press(t('firstSteps.left.share')),
      press(t('firstSteps.alreadySent')),
      leaveWithPointer,
    ],
  },
  'offer-list-first-published': {
    steps: [afterFirstOffer, seeText(t('offers.first.title'))],
  },
  'offer-list-switched-off': {
    given: [pretendToSwitchOff],
    steps: [switchFirst, seeText(t('offers.switched.inactive')), keepToast],
  },
  'offer-list-without-business': { isRepeated: true, as: 'nova' },
  'offer-list-pending': {
    as: 'tapioca',
    steps: [
      press(`${t('firstSteps.title')} ${t('firstSteps.count', { done: 3, total: 5 })}`),
      seeText(t('firstSteps.status.waiting')),
    ],
  },
  'offer-list-rejected': {
    isRepeated: true,
    as: 'vento',
    steps: [press(t('firstSteps.left.rejected')), seeText(t('firstSteps.rejected.why'))],
  },
  'offer-list-without-tax-id': {
    isRepeated: true,
    as: 'tapioca',
    given: [withoutTaxId],
    steps: [press(t('firstSteps.left.taxId')), seeText(t('firstSteps.taxId.why'))],
  },
  'offer-list-first-shop': {
    given: [noShops, noOffers],
    steps: [seeText(t('firstSteps.shop.why'))],
  },
  'offer-list-first-steps-open': {
    steps: [press(t('firstSteps.left.share')), seeText(t('firstSteps.share.why'))],
  },
  'offer-list-of-validator': { given: [asValidator] },
  'offer-list-expired': { steps: [choose(t('offers.tabs.expired'))] },
  'offer-list-search': {
    steps: [type(t('offers.search'), 'bicicleta'), seeText(t('offers.noneFound.title'))],
  },
  'offer-list-empty': { given: [noOffers] },
  'offer-list-loading': { isRepeated: true, given: [hold(listOffersOfBusiness)], isBusy: true },
  'offer-list-load-failure': {
    isRepeated: true,
    given: [refuse(listOffersOfBusiness, 'UNAVAILABLE')],
  },
  'offer-list-menu': { steps: [openFirstMenu] },
  'offer-list-delete': { steps: [openFirstMenu, pressEntry(t('offers.menu.delete')), seeDialog] },
  'modal-limit': { stored: ({ offer }) => ({ offerId: offer('active') }), isMain: true },
  'modal-limit-empty-submitted': {
    isRepeated: true,
    stored: ({ offer }) => ({ offerId: offer('active') }),
    steps: [emptyDialog, press(t('offers.limit.save'))],
  },
  'modal-limit-without-offer': { steps: [seeDialog] },
};
