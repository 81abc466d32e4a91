import { businessRoutes } from '#contract/businesses/routes.ts';
import { refuse } from '../answers.ts';
import { ofSpecialSize, withRefusedRevision, withRevision } from '../replaced-answers.ts';
import { main, type States } from '../state.ts';
import {
  choosePhoto,
  goBack,
  press,
  returnToForm,
  seeButton,
  seeDialog,
  seeText,
  type,
} from '../steps.ts';
import { t } from '../texts.ts';

const { listBusinesses, updateBusiness } = businessRoutes;
const typeName = type(t('businesses.name'), 'Empadas da Nova');

export const businessStates: States = {
  business: main,
  'business-new': { as: 'nova', isMain: true },
  'business-empty-submitted': { as: 'nova', steps: [press(t('businesses.submit.create'))] },
  'business-sizes': {
    as: 'nova',
    steps: [press(t('businesses.sizesMore')), seeButton(t('businesses.sizesLess'))],
  },
  'business-pending': { as: 'tapioca' },
  'business-rejected': { as: 'vento' },
  'business-refused-change': { given: [withRefusedRevision] },
  'business-suspended': { as: 'salao' },
  'business-special-active': { given: [ofSpecialSize] },
  'business-suspended-with-change': { isRepeated: true, as: 'salao', given: [withRevision] },
  'business-draft': { as: 'nova', steps: [typeName, returnToForm, seeText(t('draft.title'))] },
  'business-leave': { as: 'nova', steps: [typeName, goBack, seeDialog] },
  'business-cut-photo': { as: 'nova', steps: [choosePhoto(), seeButton(t('photos.crop.use'))] },
  'business-changed-elsewhere': {
    isRepeated: true,
    given: [refuse(updateBusiness, 'VERSION_MISMATCH')],
    steps: [
      type(t('businesses.name'), 'Padaria Sol da Manhã'),
      press(t('businesses.submit.review')),
      seeText(t('changes.title')),
    ],
  },
  'business-load-failure': { given: [refuse(listBusinesses, 'UNAVAILABLE')], isRepeated: true },
};
