import { businessRoutes } from '#contract/businesses/routes.ts';
import { refuse } from '../answers.ts';
import { ofSpecialSize, withRefusedRevision, withRevision } from '../replaced-answers.ts';
import { main, type States } from '../state.ts';
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

const { listBusinesses, updateBusiness } = businessRoutes;
/** Answers the question that comes before the form of a new business. */
const register = press(t('businesses.choice.business.name'));
const typeName = type(t('businesses.name'), 'Empadas da Nova');

export const businessStates: States = {
  business: main,
  'business-choice': { as: 'nova', isMain: true },
  'business-new': { as: 'nova', actions: [register], isMain: true },
  'business-empty-submitted': {
    as: 'nova',
    actions: [register, press(t('businesses.submit.create'))],
  },
  'business-sizes': {
    as: 'nova',
    actions: [register, press(t('businesses.sizesMore')), seeButton(t('businesses.sizesLess'))],
  },
  'business-pending': { as: 'tapioca' },
  'business-rejected': { as: 'vento' },
  'business-refused-change': { given: [withRefusedRevision] },
  'business-suspended': { as: 'salao' },
  'business-special-active': { given: [ofSpecialSize] },
  'business-suspended-with-change': { isRepeated: true, as: 'salao', given: [withRevision] },
  'business-draft': {
    as: 'nova',
    actions: [register, typeName, returnToForm, seeText(t('draft.title'))],
  },
  'business-leave': { as: 'nova', actions: [register, typeName, goBack, seeDialog] },
  'business-cut-photo': {
    as: 'nova',
    actions: [register, choosePhoto(), seeButton(t('photos.crop.use'))],
  },
  'business-changed-elsewhere': {
    isRepeated: true,
    given: [refuse(updateBusiness, 'VERSION_MISMATCH')],
    actions: [
      type(t('businesses.name'), 'Padaria Sol da Manhã'),
      press(t('businesses.submit.review')),
      seeText(t('changes.title')),
    ],
  },
  'business-load-failure': { given: [refuse(listBusinesses, 'UNAVAILABLE')], isRepeated: true },
};
