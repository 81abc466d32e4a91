import { displayStatuses } from '#contract/display-status.ts';
import type { Offer } from '#contract/offers.ts';
import { change, hold, refuse } from '../answers.ts';
import { atLimit } from '../replaced-answers.ts';
import type { Shot, Step } from '../shot.ts';
import { choosePhoto, goBack, press, reload, seeDialog, seeText, type } from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

/** Chooses the 15th of next month. */
const chooseValidity: Step = async (page) => {
  await page.getByRole('button', { name: t('offers.form.expirationDate') }).click();
  await page.getByRole('button', { name: t('calendar.nextMonth') }).click();
  await page.getByRole('button', { name: /^15 / }).click();
};

/** Chooses the first of the shops. */
const chooseShop: Step = async (page) => {
  await page.getByLabel(t('offers.form.shops'), { exact: true }).first().click();
  await page.getByRole('option').first().click();
};

const fillOffer = (originalPrice: string, offerPrice: string): readonly Step[] => [
  type(t('offers.form.title'), 'Pão francês, 10 unidades'),
  type(t('offers.form.originalPrice'), originalPrice),
  type(t('offers.form.offerPrice'), offerPrice),
  chooseShop,
  chooseValidity,
];

/** The offer of each display status, as its owner opens it. */
const existing = displayStatuses.map(
  (status): Shot => ({
    name: `offer-${status.replace('_', '-')}`,
    screen: 'offer',
    as: 'dona',
    path: ({ offer }) => `/offer?id=${offer(status)}`,
    ...(status === 'active' && { windows: withLargeText }),
  }),
);

export const offerShots: readonly Shot[] = [
  ...existing,
  { name: 'offer-new', screen: 'offer', as: 'dona', windows: withLargeText },
  { name: 'offer-new-without-business', screen: 'offer', as: 'nova' },
  {
    name: 'offer-empty-submitted',
    screen: 'offer',
    as: 'dona',
    steps: [press(t('offers.form.submit'))],
  },
  { name: 'offer-filled', screen: 'offer', as: 'dona', steps: fillOffer('8,90', '5,49') },
  {
    name: 'offer-draft',
    screen: 'offer',
    as: 'dona',
    steps: [type(t('offers.form.title'), 'Broa de milho'), reload, seeText(t('draft.title'))],
  },
  {
    name: 'offer-leave',
    screen: 'offer',
    as: 'dona',
    steps: [type(t('offers.form.title'), 'Broa de milho'), goBack, seeDialog],
  },
  {
    name: 'offer-changed-elsewhere',
    screen: 'offer',
    as: 'dona',
    path: ({ offer }) => `/offer?id=${offer('active')}`,
    before: [refuse('/offers/*', 'VERSION_MISMATCH', 'PUT')],
    steps: [
      type(t('offers.form.offerPrice'), '29,90'),
      change<Offer>('/offers/*', (offer) => ({
        ...offer,
        version: offer.version + 1,
        offerPrice: offer.offerPrice - 2,
        moreDetails: 'Com suco do dia.',
      })),
      press(t('offers.form.save')),
      seeText(t('changes.title')),
    ],
  },
  { name: 'offer-limit-reached', screen: 'offer', as: 'dona', before: [atLimit] },
  {
    name: 'offer-price-too-high',
    screen: 'offer',
    as: 'dona',
    steps: [...fillOffer('5,49', '8,90'), press(t('offers.form.submit'))],
  },
  {
    name: 'offer-unusual-discount',
    screen: 'offer',
    as: 'dona',
    steps: [...fillOffer('2.499,90', '24,99'), press(t('offers.form.submit')), seeDialog],
  },
  {
    name: 'offer-photo-on-its-way',
    screen: 'offer',
    as: 'dona',
    before: [hold('/uploads')],
    steps: [choosePhoto, seeText(t('photos.phases.sending'))],
  },
  {
    name: 'offer-photo-sources',
    screen: 'offer',
    as: 'dona',
    windows: ['phone'],
    steps: [press(t('photos.add')), seeDialog],
  },
  {
    name: 'offer-not-found',
    screen: 'offer',
    as: 'dona',
    path: ({ offer }) => `/offer?id=${offer('active').slice(0, -3)}000`,
  },
];
