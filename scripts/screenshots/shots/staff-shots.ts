import { answer, hold, refuse } from '../answers.ts';
import { ofSuspendedBusinesses } from '../replaced-answers.ts';
import type { Shot } from '../shot.ts';
import { choose, press, pressInDialog, seeDialog, seeText, type } from '../steps.ts';
import { t } from '../texts.ts';
import { withLargeText } from '../windows.ts';

const zefinha = { name: 'Tapiocaria Dona Zefinha' };

export const staffShots: readonly Shot[] = [
  { name: 'staff', screen: 'staff', as: 'equipe', windows: withLargeText },
  { name: 'staff-suspended', screen: 'staff', as: 'equipe', before: [ofSuspendedBusinesses] },
  {
    name: 'staff-reject',
    screen: 'staff',
    as: 'equipe',
    steps: [press(t('staff.rejectNamed', zefinha)), seeDialog],
    windows: withLargeText,
  },
  {
    name: 'staff-reject-common-reason',
    screen: 'staff',
    as: 'equipe',
    steps: [
      press(t('staff.rejectNamed', zefinha)),
      seeDialog,
      pressInDialog(t('staff.commonReasons.otherName.label')),
    ],
  },
  {
    name: 'staff-reject-empty-submitted',
    screen: 'staff',
    as: 'equipe',
    steps: [
      press(t('staff.rejectNamed', zefinha)),
      seeDialog,
      pressInDialog(t('staff.reject')),
      seeText(t('fieldErrors.byField.reason.REQUIRED')),
    ],
  },
  {
    name: 'staff-empty',
    screen: 'staff',
    as: 'equipe',
    before: [answer('/staff/businesses', { items: [] })],
  },
  {
    name: 'staff-second-factor-needed',
    screen: 'staff',
    as: 'equipe',
    before: [refuse('/staff/businesses', 'SECOND_FACTOR_REQUIRED')],
    steps: [seeText(t('staff.secondFactor.title'))],
  },
  {
    name: 'staff-decided-elsewhere',
    screen: 'staff',
    as: 'equipe',
    before: [refuse('/staff/businesses/*/approval', 'INVALID_TRANSITION', 'POST')],
    steps: [
      press(t('staff.approveNamed', zefinha)),
      seeText(t('staff.failures.INVALID_TRANSITION')),
    ],
  },
  {
    name: 'staff-businesses',
    screen: 'staffBusinesses',
    as: 'equipe',
    windows: withLargeText,
  },
  {
    name: 'staff-businesses-suspended',
    screen: 'staffBusinesses',
    as: 'equipe',
    steps: [choose(t('staff.businesses.tabs.suspended')), seeText(t('staff.lift'))],
  },
  {
    name: 'staff-businesses-found',
    screen: 'staffBusinesses',
    as: 'equipe',
    steps: [type(t('staff.businesses.search'), 'manaus'), seeText(t('staff.suspend'))],
  },
  {
    name: 'staff-businesses-not-found',
    screen: 'staffBusinesses',
    as: 'equipe',
    steps: [
      type(t('staff.businesses.search'), 'nada assim'),
      seeText(t('staff.businesses.notFound.title')),
    ],
  },
  {
    name: 'staff-businesses-empty',
    screen: 'staffBusinesses',
    as: 'equipe',
    before: [answer('/staff/businesses', { items: [] })],
  },
  { name: 'staff-indications', screen: 'staffIndications', as: 'equipe', windows: withLargeText },
  {
    name: 'staff-indications-contacted',
    screen: 'staffIndications',
    as: 'equipe',
    steps: [choose(t('staff.indications.tabs.contacted'))],
  },
  {
    name: 'staff-indications-empty',
    screen: 'staffIndications',
    as: 'equipe',
    before: [answer('/staff/indications', { items: [] })],
  },
  { name: 'staff-decisions', screen: 'staffDecisions', as: 'equipe', windows: withLargeText },
  {
    name: 'staff-decisions-of-business',
    screen: 'staffDecisions',
    as: 'equipe',
    path: ({ business }) => `/staff-decisions?businessId=${business}`,
  },
  {
    name: 'staff-decisions-empty',
    screen: 'staffDecisions',
    as: 'equipe',
    before: [answer('/staff/decisions', { items: [] })],
  },
  {
    name: 'staff-decisions-loading',
    screen: 'staffDecisions',
    as: 'equipe',
    before: [hold('/staff/decisions')],
    isBusy: true,
  },
];
