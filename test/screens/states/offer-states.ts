import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { DisplayStatus } from '#contract/offers/display-status.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { changeAnswer, hold, refuse } from '../answers.ts';
import type { DemoIds } from '../demo-ids.ts';
import { atLimit } from '../replaced-answers.ts';
import { main, type States, type UserAction } from '../state.ts';
import { t } from '../texts.ts';
import {
  choosePhoto,
  goBack,
  press,
  returnToForm,
  seeButton,
  seeDialog,
  seeText,
  type,
} from '../user-actions.ts';

const { getOffer, updateOffer } = offerRoutes;

/** Opens the first offer with a display status as its owner. */
const existing = (status: DisplayStatus) => ({
  path: ({ offer }: DemoIds) => `/offer?id=${offer(status)}`,
});

/** Chooses the 15th of next month. */
const chooseValidity: UserAction = async (page) => {
  await page.getByRole('button', { name: t('offers.form.expirationDate') }).click();
  await page.getByRole('button', { name: t('calendar.nextMonth') }).click();
  await page.getByRole('button', { name: /^15 / }).click();
};

const chooseShop: UserAction = async (page) => {
  await page.getByLabel(t('offers.form.shops'), { exact: true }).first().click();
  await page.getByRole('option').first().click();
};

const typeTitle = type(t('offers.form.title'), 'Pão francês, 10 unidades');

const fill = (originalPrice: string, offerPrice: string): readonly UserAction[] => [
  typeTitle,
  type(t('offers.form.originalPrice'), originalPrice),
  type(t('offers.form.offerPrice'), offerPrice),
  chooseShop,
  chooseValidity,
];

/** Somebody else changed the price and the details. */
const changedElsewhere = changeAnswer(getOffer, (offer) => ({
  ...offer,
  version: offer.version + 1,
  offerPrice: offer.offerPrice - 2,
  moreDetails: 'Com suco do dia.',
}));

const noPicture = async () => Buffer.from('no picture');

const openCamera = [
  press(t('photos.add')),
  press(t('photos.take')),
  seeButton(t('photos.camera.take')),
];

export const offerStates: States = {
  offer: { ...existing('active'), isMain: true },
  'offer-scheduled': { ...existing('scheduled'), isRepeated: true },
  'offer-inactive': { ...existing('inactive'), isRepeated: true },
  'offer-expired': existing('expired'),
  'offer-sold-out': { ...existing('sold_out'), isRepeated: true },
  'offer-new': main,
  'offer-new-without-business': { isRepeated: true, as: 'nova' },
  'offer-empty-submitted': { actions: [press(t('offers.form.submit'))] },
  'offer-filled': { actions: fill('8,90', '5,49') },
  'offer-draft': {
    isRepeated: true,
    actions: [typeTitle, returnToForm, seeText(t('draft.title'))],
  },
  'offer-leave': { isRepeated: true, actions: [typeTitle, goBack, seeDialog] },
  'offer-changed-elsewhere': {
    ...existing('active'),
    given: [refuse(updateOffer, 'VERSION_MISMATCH')],
    actions: [
      type(t('offers.form.offerPrice'), '29,90'),
      changedElsewhere,
      press(t('offers.form.save')),
      seeText(t('changes.title')),
    ],
  },
  'offer-limit-reached': { isRepeated: true, given: [atLimit] },
  'offer-price-too-high': {
    isRepeated: true,
    actions: [...fill('5,49', '8,90'), press(t('offers.form.submit'))],
  },
  'offer-unusual-discount': {
    actions: [...fill('2.499,90', '24,99'), press(t('offers.form.submit')), seeDialog],
  },
  'offer-photo-on-its-way': {
    given: [hold(uploadRoutes.createUpload)],
    actions: [choosePhoto(), seeText(t('photos.phases.sending'))],
  },
  'offer-photo-no-picture': {
    actions: [choosePhoto(noPicture), seeText(t('photos.problems.NOT_A_PICTURE'))],
  },
  'offer-photo-sources': { only: 'phone', actions: [press(t('photos.add')), seeDialog] },
  'offer-camera': { only: 'phone', actions: openCamera },
  'offer-camera-taken': {
    only: 'phone',
    actions: [...openCamera, press(t('photos.camera.take')), seeButton(t('photos.camera.use'))],
  },
  'offer-not-found': {
    isRepeated: true,
    path: ({ offer }) => `/offer?id=${offer('active').slice(0, -3)}000`,
  },
};
