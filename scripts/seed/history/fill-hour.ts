import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import type { FilledBusiness } from '../fill-business.ts';
import { historyShopsOf, publishHistory, validatorOf } from './fill-history.ts';
import { planHour } from './plan-hour.ts';
import { historyCode, writeClaims } from './write-claims.ts';

/** Rolls the redemptions of claims back, as the owner, unless an earlier run did. */
async function undo({ api }: FilledBusiness, shopId: string, codes: readonly string[]) {
  const request = { params: { id: shopId }, query: { limit: '100' } };
  const { items } = await api.request(redemptionRoutes.listRedemptions, request);
  for (const { id, code, status } of items) {
    if (status !== 'done' || !codes.includes(code)) continue;
    const body = { reason: 'O cliente escolheu outro cupom' };
    await api.request(redemptionRoutes.rollBackRedemption, { params: { id }, body });
  }
}

/**
 * Writes the last hour at the counter of a demo business, by people without accounts, once a day. Without running
 * offers of the history there is none. Returns the number of written claims.
 */
export async function fillHour(business: FilledBusiness, now: Date): Promise<number> {
  const { firstDay, offerOf } = await publishHistory(business, now);
  const { id: validatorId, shopId } = await validatorOf(business);
  const shop = historyShopsOf(business, shopId).find(({ id }) => id === shopId);
  if (!shop) throw new Error(`The demo business has no shop ${shopId}.`);
  const planned = planHour(firstDay, shop, now);
  const place = { businessId: business.businessId, offerOf, validatorId };
  const written = await writeClaims(planned, place);
  const undone = planned.filter(({ isUndone }) => isUndone);
  await undo(
    business,
    shopId,
    undone.map(({ number }) => historyCode(number)),
  );
  return written;
}
