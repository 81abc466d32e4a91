import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { numbered, pageOf } from './lists.ts';
import { business, me } from './owner-answers.ts';

/** A queue that staff have not worked on for weeks. */
export const businessesInQueue = 200;

const businessAt = (index: number): BusinessForStaff => ({
  ...business,
  id: numbered(business.id, index),
  name: `Padaria Aurora ${index + 1}`,
  legalName: `Padaria Aurora ${index + 1} Ltda.`,
  status: 'pending_approval',
  applicant: { name: 'Dona Aurora', email: 'dona@vitrine.test', phone: '+5581998765432' },
  sameTaxId: [],
});

/** Returns the API's answers for staff with this queue of businesses. */
export function staffAnswer(path: string, query: URLSearchParams): unknown {
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/users/me': () => ({ ...me, role: 'staff' }),
    '/api/businesses': () => ({ items: [] }),
    '/api/staff/businesses': () => pageOf(businessesInQueue, businessAt, query),
  };
  return answers[path]?.();
}
