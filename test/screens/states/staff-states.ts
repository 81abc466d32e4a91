import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Indication } from '#contract/shops/indications.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { BusinessForStaff, Decision } from '#contract/staff/staff.ts';
import { aBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { anIndication } from '#test/support/builders/an-indication.ts';
import { answer, hold, refuse } from '../answers.ts';
import type { States } from '../state.ts';
import { t } from '../texts.ts';
import { choose, press, pressInDialog, seeDialog, seeText, type } from '../user-actions.ts';

const { decideBusinessApproval, listBusinessesForStaff, listDecisions, listIndications } =
  staffRoutes;

const applicant = {
  name: 'Josefa Menezes',
  email: 'zefinha@vitrine.test',
  phone: '+5579994441240',
};
const named = { name: 'Tapiocaria Dona Zefinha' };

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

const indications = answer(listIndications, (query) => ({
  items: [
    anIndication({
      phone: '+558134297701',
      instagram: 'livrariadocais',
      comment: 'Livros usados em ótimo estado.',
      status: (query.get('status') ?? 'new') as Indication['status'],
    }),
  ],
}));

const { id: subjectId, userId: staffId, createdAt: at } = aBusiness();

const rejection: Decision = {
  id: 'aud_01K9E1B2C3D4E5F6G7H8J9KABC',
  subjectId,
  subjectName: named.name,
  staffId,
  staffName: 'Equipe Vitrine',
  at,
  action: 'reject',
  reason: 'O nome não confere com o CNPJ.',
  before: { ...named, status: 'pending_approval' },
  after: { ...named, status: 'rejected' },
};

const pictureOf = { ...named, imageUrl: imageUrlNo() };

const takenDown: Decision = {
  ...rejection,
  id: 'aud_01K9E1B2C3D4E5F6G7H8J9KABD',
  action: 'take-down',
  reason: 'Ordem judicial 0001234-56.2026.8.26.0100',
  before: { ...pictureOf, status: 'shown' },
  after: { ...pictureOf, status: 'taken_down' },
};

const number = '7K3MQ9XT2D-0007';

const payment: Decision = {
  ...rejection,
  id: 'aud_01K9E1B2C3D4E5F6G7H8J9KABE',
  action: 'pay',
  reason: 'Descontou a tarifa do banco.',
  before: { ...named, status: 'in_review', number, amount: 59.9 },
  after: { ...named, status: 'paid', number, amount: 58.4 },
};

const terms = { maxShops: 40, maxValidatorsPerShop: 5, maxActiveOffers: 300, monthlyPrice: 1990 };
const agreement = { ...terms, validFrom: '2026-11-01' };

const agreed: Decision = {
  ...rejection,
  id: 'aud_01K9E1B2C3D4E5F6G7H8J9KABF',
  action: 'agree',
  reason: 'Combinado por telefone.',
  before: { ...named, status: 'active' },
  after: { ...named, status: 'active', ...agreement },
};

const decisions = answer(listDecisions, () => ({
  items: [payment, agreed, takenDown, rejection],
}));

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
  'staff-indications': { given: [indications], isMain: true },
  'staff-indications-contacted': {
    isRepeated: true,
    given: [indications],
    actions: [choose(t('staff.indications.tabs.contacted'))],
  },
  'staff-indications-empty': {
    isRepeated: true,
    given: [answer(listIndications, () => ({ items: [] }))],
  },
  'staff-decisions': { given: [decisions], isMain: true },
  'staff-decisions-of-business': {
    isRepeated: true,
    path: () => `/staff-decisions?businessId=${subjectId}`,
    given: [decisions],
  },
  'staff-decisions-empty': {
    isRepeated: true,
    given: [answer(listDecisions, () => ({ items: [] }))],
  },
  'staff-decisions-loading': { isRepeated: true, given: [hold(listDecisions)], isBusy: true },
};
