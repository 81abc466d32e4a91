import { displayStatuses } from '#contract/display-status.ts';
import { hold } from '../answers.ts';
import type { Shot, Step } from '../shot.ts';
import { choosePhoto, press, seeDialog, seeText, type } from '../steps.ts';
import { t } from '../texts.ts';

/** Chooses the 15th of next month. */
const chooseValidity: Step = async (page) => {
  await page.getByRole('button', { name: t('offers.form.expirationDate') }).click();
  await page.getByRole('button', { name: t('calendar.nextMonth') }).click();
  await page.getByRole('button', { name: /^15 / }).click();
};

const fillOffer = (originalPrice: string, offerPrice: string): readonly Step[] => [
  type(t('offers.form.title'), 'Pão francês, 10 unidades'),
  type(t('offers.form.originalPrice'), originalPrice),
  type(t('offers.form.offerPrice'), offerPrice),
  chooseValidity,
];

/** The offer of each display status, as its owner opens it. */
const existing = displayStatuses.map(
  (status): Shot => ({
    name: `offer-${status.replace('_', '-')}`,
    screen: 'offer',
    as: 'dona',
    path: ({ offer }) => `/offer?id=${offer(status)}`,
  }),
);

export const offerShots: readonly Shot[] = [
  ...existing,
  { name: 'offer-new', screen: 'offer', as: 'dona' },
  { name: 'offer-new-without-business', screen: 'offer', as: 'nova' },
  {
    name: 'offer-empty-submitted',
    screen: 'offer',
    as: 'dona',
    steps: [press(t('offers.form.submit'))],
  },
  { name: 'offer-filled', screen: 'offer', as: 'dona', steps: fillOffer('8,90', '5,49') },
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
    only: 'phone',
    steps: [press(t('photos.add')), seeDialog],
  },
  {
    name: 'offer-not-found',
    screen: 'offer',
    as: 'dona',
    path: ({ offer }) => `/offer?id=${offer('active').slice(0, -3)}000`,
  },
];
