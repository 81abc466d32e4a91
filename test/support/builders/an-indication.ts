import type { Indication, IndicationInput } from '#contract/shops/indications.ts';
import { ownerId } from './people.ts';

export const indicationId = 'ind_01K9E1B2C3D4E5F6G7H8J9KABC';

/** The parsed request body that indicates a bookshop in Recife. */
export function anIndicationInput(changes: Partial<IndicationInput> = {}): IndicationInput {
  return {
    consumerId: ownerId,
    shopName: 'Livraria do Cais',
    city: 'Recife',
    state: 'PE',
    ...changes,
  };
}

/** The new indication as stored. */
export function anIndication(changes: Partial<Indication> = {}): Indication {
  return {
    ...anIndicationInput(),
    id: indicationId,
    status: 'new',
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    version: 1,
    ...changes,
  };
}
