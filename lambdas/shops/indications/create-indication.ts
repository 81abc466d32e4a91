import { created } from '#lambdas/platform/http/answer.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { indicationsOfDay, insertIndication } from '../store/indication-store.ts';
import type { ShopOperations } from '../targets.ts';
import { newIndication } from './indication.ts';

/** Sends staff the caller's indication of a shop that is not on the marketplace. */
export const createIndication: ShopOperations['createIndication'] = async (request) => {
  const { actor, body, now } = request;
  await indicationsOfDay.requireBelowLimit(actor.userId, now);
  const indication = newIndication(body, { id: newId('indication', now), now });
  return created(indication, `/staff/indications/${indication.id}`, [
    insertIndication(indication),
    indicationsOfDay.addOne(actor.userId, now),
  ]);
};
