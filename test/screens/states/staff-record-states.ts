import type { Indication } from '#contract/shops/indications.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { Decision } from '#contract/staff/staff.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anIndication } from '#test/support/builders/a-shop.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { answer, hold } from '../answers.ts';
import type { States } from '../state.ts';
import { t } from '../texts.ts';
import { choose } from '../user-actions.ts';
import { agreement, named } from './staff-states.ts';

const { listDecisions, listIndications } = staffRoutes;

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

/** Staff's screens of indications and decisions. */
export const staffRecordStates: States = {
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
