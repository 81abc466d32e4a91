import type { Indication } from '#contract/shops/indications.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

/** The request body that indicates a bookshop in Olinda. */
export const anIndicationBody = ({ userId }: Person, changes: object = {}) => ({
  consumerId: userId,
  shopName: 'Livraria do Cais',
  city: 'Olinda',
  state: 'PE',
  ...changes,
});

/** Indicates a shop. */
export async function aSentIndication(person: Person, changes: object = {}): Promise<Indication> {
  const body = anIndicationBody(person, changes);
  return (await call(shopRoutes.createIndication, { as: person, body })).body;
}
