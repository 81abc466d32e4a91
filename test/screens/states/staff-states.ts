import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { aBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { answer, refuse } from '../answers.ts';
import type { States } from '../state.ts';
import { t } from '../texts.ts';
import { choose, press, pressInDialog, seeDialog, seeText, type } from '../user-actions.ts';

const { decideBusinessApproval, listBusinessesForStaff } = staffRoutes;

const applicant = {
  name: 'Josefa Menezes',
  email: 'zefinha@vitrine.test',
  phone: '+5579994441240',
};
/** The business of the states. */
export const named = { name: 'Tapiocaria Dona Zefinha' };

const businessOf = (status: BusinessStatus): BusinessForStaff => ({
  ...aBusiness({ ...named, legalName: 'Zefinha Tapiocas Ltda', status }),
  ...(status === 'rejected' && { rejectionReason: 'O nome não confere com o CNPJ.' }),
  ...(status === 'suspended' && { suspendedReason: 'Fatura vencida.' }),
  applicant,
  sameTaxId: [],
});

const ofStatus = (query: URLSearchParams) =>
  (query.get('status') ?? (query.has('q') ? 'active' : 'pending_approval')) as BusinessStatus;

const businesses = answer(listBusinessesForStaff, (query) => ({
  items: [businessOf(ofStatus(query))],
}));

/** Search results: one business that waits, and a suspended one. */
const found = answer(listBusinessesForStaff, () => ({
  items: [
    { ...businessOf('pending_approval'), id: 'biz_01K9E1B2C3D4E5F6G7H8J9KABE' },
    businessOf('suspended'),
  ],
}));

const nothing = answer(listBusinessesForStaff, () => ({ items: [] }));

/** A change of a suspended business waits. */
const suspended = answer(listBusinessesForStaff, () => ({
  items: [{ ...aRevision(), active: businessOf('suspended'), applicant, sameTaxId: [] }],
}));

const withSameTaxId = answer(listBusinessesForStaff, () => ({
  items: [
    {
      ...businessOf('pending_approval'),
      sameTaxId: [
        {
          id: 'biz_01K9E1B2C3D4E5F6G7H8J9KABC',
          name: 'Tapioca da Zefa',
          status: 'rejected' as const,
        },
        { id: 'biz_01K9E1B2C3D4E5F6G7H8J9KABD', name: 'Zefinha Doces', status: 'active' as const },
      ],
      leftOwing: [{ amount: 638.9, on: '2026-10-14' }],
    },
  ],
}));

const terms = { maxShops: 40, maxValidatorsPerShop: 5, maxActiveOffers: 300, monthlyPrice: 1990 };
/** The agreement with a business of the special size. */
export const agreement = { ...terms, validFrom: '2026-11-01' };

/** Suspended by staff and for unpaid invoices. */
const suspendedTwice = answer(listBusinessesForStaff, () => ({
  items: [{ ...businessOf('suspended'), suspendedBy: ['staff' as const, 'payment' as const] }],
}));

const special = answer(listBusinessesForStaff, () => ({
  items: [{ ...businessOf('active'), sizeTypeId: 99 as const }],
}));

const withAgreement = answer(subscriptionRoutes.getSubscription, () => ({
  sizeTypeId: 99 as const,
  billingCycle: 'MONTHLY' as const,
  agreement,
}));

const day = 24 * 60 * 60 * 1000;

/** Cases wait, some longer than others. */
const queues = answer(staffRoutes.getQueues, () => ({
  businesses: { count: 1, isMore: false, oldestAt: new Date(Date.now() - 5.5 * day).toISOString() },
  invoices: { count: 12, isMore: false, oldestAt: new Date(Date.now() - 2.5 * day).toISOString() },
  indications: { count: 99, isMore: true, oldestAt: new Date(Date.now() - 40 * day).toISOString() },
}));

const nobody = { count: 0, isMore: false };
const noneWait = answer(staffRoutes.getQueues, () => ({
  businesses: nobody,
  invoices: nobody,
  indications: nobody,
}));

const onQueue = { given: [businesses, queues] } as const;
const reject = [press(t('staff.rejectNamed', named)), seeDialog] as const;
const search = (text: string) => type(t('staff.businesses.search'), text);

/** Staff's screens. Their answers are replaced, since other tests write to these lists on a stage. */
export const staffStates: States = {
  staff: { ...onQueue, isMain: true },
  'staff-suspended': { given: [suspended, queues] },
  'staff-same-tax-id': {
    given: [withSameTaxId, queues],
    actions: [seeText(t('staff.sameTaxId', { count: 2, taxIdType: 'CNPJ' }))],
  },
  'staff-reject': { ...onQueue, actions: reject, isMain: true },
  'staff-reject-common-reason': {
    ...onQueue,
    actions: [...reject, pressInDialog(t('staff.commonReasons.otherName.label'))],
  },
  'staff-reject-empty-submitted': {
    isRepeated: true,
    ...onQueue,
    actions: [
      ...reject,
      pressInDialog(t('staff.reject')),
      seeText(t('fieldErrors.byField.reason.REQUIRED')),
    ],
  },
  'staff-empty': { given: [nothing, noneWait] },
  'staff-second-factor-needed': {
    given: [refuse(listBusinessesForStaff, 'SECOND_FACTOR_REQUIRED')],
    actions: [seeText(t('staff.secondFactor.title'))],
  },
  'staff-approved': {
    given: [businesses, queues, answer(decideBusinessApproval, () => aBusiness())],
    actions: [press(t('staff.approveNamed', named)), seeText(t('staff.approved', named))],
  },
  'staff-decided-elsewhere': {
    isRepeated: true,
    given: [businesses, queues, refuse(decideBusinessApproval, 'INVALID_TRANSITION')],
    actions: [
      press(t('staff.approveNamed', named)),
      seeText(t('staff.failures.INVALID_TRANSITION')),
    ],
  },
  'staff-businesses': { ...onQueue, isMain: true },
  'staff-businesses-rejected': {
    isRepeated: true,
    ...onQueue,
    path: () => '/staff-businesses?status=rejected',
  },
  'staff-businesses-suspended': {
    isRepeated: true,
    ...onQueue,
    actions: [choose(t('staff.businesses.tabs.suspended')), seeText(t('staff.lift'))],
  },
  'staff-businesses-found': {
    given: [found],
    actions: [search('zefinha'), seeText(t('staff.approve')), seeText(t('staff.lift'))],
  },
  // The bakery of the demo data, with its photos.
  'staff-businesses-offered': {
    path: () => '/staff-businesses?q=padariasoldaaurora',
    actions: [
      press(t('staff.offered.openNamed', { name: 'Padaria Sol da Aurora' })),
      seeDialog,
      seeText('padariasoldaaurora'),
      seeText(t('flyer.legal.shopRules')),
    ],
  },
  'staff-businesses-not-found': {
    isRepeated: true,
    given: [nothing],
    actions: [search('nada assim'), seeText(t('staff.businesses.notFound.title'))],
  },
  'staff-businesses-take-down': {
    ...onQueue,
    actions: [press(t('staff.takeDown.open')), seeDialog],
  },
  'staff-businesses-empty': {
    isRepeated: true,
    given: [nothing],
  },
  'staff-businesses-suspended-twice': {
    given: [suspendedTwice],
    path: () => '/staff-businesses?status=suspended',
  },
  'staff-businesses-agreement': {
    given: [special, withAgreement],
    actions: [
      press(t('staff.agreement.openNamed', named)),
      seeDialog,
      seeText(t('staff.agreement.note')),
    ],
  },
};
