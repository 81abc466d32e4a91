import type { User } from '#contract/users.ts';
import { answer, change, hold, refuse } from '../answers.ts';
import { pretendToSwitchOff } from '../replaced-answers.ts';
import type { Shot, Step } from '../shot.ts';
import { choose, openMenu, press, pressEntry, seeDialog, seeText, type } from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

const offers = '/businesses/*/offers';

/** Puts the pointer where it is over nothing. */
const leaveWithPointer: Step = (page) => page.mouse.move(0, 0);

/** Switches the first offer of the list. */
const switchFirst: Step = (page) => page.getByRole('switch').first().press('Space');

/** Opens the limit of an offer by its menu in the list. */
const openLimit = [
  openMenu(t('offers.menu.open', { title: '' })),
  pressEntry(t('offers.menu.limit')),
  seeDialog,
];

/** Puts the pointer on the toast, which stays as long as it is there. */
const keepToast: Step = (page) => page.getByText(t('offers.switched.inactive')).hover();

export const offerListShots: readonly Shot[] = [
  {
    name: 'offer-list',
    screen: 'offerList',
    as: 'dona',
    steps: [press(t('firstSteps.alreadySent')), leaveWithPointer],
    windows: withLargeText,
  },
  {
    name: 'offer-list-switched-off',
    screen: 'offerList',
    as: 'dona',
    before: [pretendToSwitchOff],
    steps: [switchFirst, seeText(t('offers.switched.inactive')), keepToast],
  },
  { name: 'offer-list-pending', screen: 'offerList', as: 'tapioca' },
  { name: 'offer-list-without-business', screen: 'offerList', as: 'nova' },
  {
    name: 'offer-list-of-validator',
    screen: 'offerList',
    as: 'dona',
    before: [
      change<User>('/users/me', (me, { business, shop }) => ({
        ...me,
        role: 'validator',
        businessId: business,
        shopId: shop,
      })),
    ],
  },
  {
    name: 'offer-list-expired',
    screen: 'offerList',
    as: 'dona',
    steps: [choose(t('offers.tabs.expired'))],
  },
  {
    name: 'offer-list-search',
    screen: 'offerList',
    as: 'dona',
    steps: [type(t('offers.search'), 'bicicleta'), seeText(t('offers.noneFound.title'))],
  },
  {
    name: 'offer-list-empty',
    screen: 'offerList',
    as: 'dona',
    before: [answer(offers, { items: [] })],
  },
  {
    name: 'offer-list-loading',
    screen: 'offerList',
    as: 'dona',
    before: [hold(offers)],
    isBusy: true,
  },
  {
    name: 'offer-list-load-failure',
    screen: 'offerList',
    as: 'dona',
    before: [refuse(offers, 'UNAVAILABLE')],
  },
  {
    name: 'offer-list-menu',
    screen: 'offerList',
    as: 'dona',
    steps: [openMenu(t('offers.menu.open', { title: '' }))],
  },
  {
    name: 'offer-list-delete',
    screen: 'offerList',
    as: 'dona',
    steps: [
      openMenu(t('offers.menu.open', { title: '' })),
      pressEntry(t('offers.menu.delete')),
      seeDialog,
    ],
  },
  {
    name: 'modal-limit',
    screen: 'modalLimit',
    as: 'dona',
    path: () => '/offer-list',
    steps: openLimit,
  },
  {
    name: 'modal-limit-empty-submitted',
    screen: 'modalLimit',
    as: 'dona',
    path: () => '/offer-list',
    steps: [...openLimit, type(t('offers.form.availableLimit'), ''), press(t('offers.limit.save'))],
  },
  { name: 'modal-limit-without-offer', screen: 'modalLimit', as: 'dona', steps: [seeDialog] },
];
