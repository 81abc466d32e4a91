import { hold, refuse } from '../answers.ts';
import { ofSpecialSize, withRevision } from '../replaced-answers.ts';
import type { Shot } from '../shot.ts';
import { goBack, press, reload, seeDialog, seeText, type } from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

export const businessShots: readonly Shot[] = [
  { name: 'business-new', screen: 'business', as: 'nova', windows: withLargeText },
  {
    name: 'business-empty-submitted',
    screen: 'business',
    as: 'nova',
    steps: [press(t('businesses.submit.create'))],
  },
  { name: 'business-active', screen: 'business', as: 'dona', windows: withLargeText },
  { name: 'business-pending', screen: 'business', as: 'tapioca' },
  { name: 'business-rejected', screen: 'business', as: 'vento' },
  { name: 'business-suspended', screen: 'business', as: 'salao' },
  { name: 'business-special-active', screen: 'business', as: 'dona', before: [ofSpecialSize] },
  {
    name: 'business-suspended-with-change',
    screen: 'business',
    as: 'salao',
    before: [withRevision],
  },
  {
    name: 'business-draft',
    screen: 'business',
    as: 'nova',
    steps: [type(t('businesses.name'), 'Empadas da Nova'), reload, seeText(t('draft.title'))],
  },
  {
    name: 'business-leave',
    screen: 'business',
    as: 'nova',
    steps: [type(t('businesses.name'), 'Empadas da Nova'), goBack, seeDialog],
  },
  {
    name: 'business-changed-elsewhere',
    screen: 'business',
    as: 'dona',
    before: [refuse('/businesses/*', 'VERSION_MISMATCH', 'PUT')],
    steps: [
      type(t('businesses.name'), 'Padaria Sol da Manhã'),
      press(t('businesses.submit.review')),
      seeText(t('changes.title')),
    ],
  },
  {
    name: 'business-loading',
    screen: 'business',
    as: 'dona',
    before: [hold('/businesses')],
    isBusy: true,
  },
  {
    name: 'business-load-failure',
    screen: 'business',
    as: 'dona',
    before: [refuse('/businesses', 'UNAVAILABLE')],
  },
];
