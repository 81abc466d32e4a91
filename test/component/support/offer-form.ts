import { fill } from './actions.ts';
import { answers } from './fake-server.ts';
import { open } from './open-screen.tsx';
import { anOffer, signInOwner } from './owner.ts';

/** Values for the offer form, as typed. */
export const bread = { title: 'Pão francês', originalPrice: '8,90', offerPrice: '5,49' };

/** Opens the form of a new offer as the owner of the bakery; the server accepts the offer. */
export function openNewOffer(): void {
  signInOwner();
  answers('createOffer', ({ body }) => anOffer({ ...body, startDate: undefined } as object));
  open('/offer');
}

/** Fills in the form of a new offer; its last day is a week ahead by default. */
export async function fillOffer(typed: typeof bread): Promise<void> {
  await fill('Título', typed.title);
  await fill('Preço normal', typed.originalPrice);
  await fill('Preço da oferta', typed.offerPrice);
}
