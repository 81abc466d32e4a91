import type { Indication } from '#contract/shops/indications.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

/** Indicates a bookshop in Olinda. */
export async function aSentIndication(person: Person, changes: object = {}): Promise<Indication> {
  const place = { shopName: 'Livraria do Cais', city: 'Olinda', state: 'PE' };
  const body = { consumerId: person.userId, ...place, ...changes };
  return (await call(shopRoutes.createIndication, { as: person, body })).body;
}
