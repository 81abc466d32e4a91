import { screen } from '@testing-library/react';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { aPendingBusiness } from '#test/support/builders/a-business.ts';
import { staffId } from '#test/support/builders/people.ts';
import { atScreen, dialog, user } from './actions.ts';
import { answers } from './fake-server.ts';
import { open } from './open-screen.tsx';
import { signIn } from './owner.ts';

/** A business that waits for its approval. */
export const bakery: BusinessForStaff = {
  ...aPendingBusiness({ name: 'Padaria Nova' }),
  sameTaxId: [],
};

/** The count of an empty queue. */
export const nobody = { count: 0, isMore: false };

/** Signs in a member of staff, whose queues are empty. */
export function signInStaff(): void {
  signIn({ userId: staffId, role: 'staff' });
  answers('listBusinesses', { items: [] });
  answers('getQueues', { businesses: nobody, invoices: nobody, indications: nobody });
}

/** Opens the queue of approvals with some businesses. */
export async function openApprovals(...items: BusinessForStaff[]): Promise<void> {
  answers('listBusinessesForStaff', { items });
  open('/staff');
  await atScreen('Aprovações');
}

/** Finds the field of the open dialog for a reason. */
export const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' });

/** Rejects the business of the open dialog with a reason. */
export async function giveReason(text: string): Promise<void> {
  await user.clear(await reason());
  await user.paste(text);
  const { getByRole } = await dialog();
  await user.click(getByRole('button', { name: 'Recusar' }));
}
