import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { storeTerms } from '#lambdas/claims/store/terms.ts';
import { findOffers } from '#lambdas/offers/store/find-offers.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { FilledBusiness } from '../filled-business.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { historyCode } from './history-ids.ts';
import { writesOfHistory } from './history-writes.ts';
import { type PlannedClaim, planHistory } from './plan-history.ts';
import type { HistoryShop } from './plan-visit.ts';
import { publishHistory } from './publish-history.ts';

/** Claims written at the same time. */
const concurrency = 8;

const shareOfFirstShop = 0.65;

async function validatorOf({ api, businessId: id }: FilledBusiness) {
  const { items } = await api.request(validatorRoutes.listValidators, { params: { id } });
  const [validator] = items.filter(({ status }) => status !== 'disabled');
  if (!validator) throw new Error(`The demo business ${id} has no validator.`);
  return validator;
}

const shopsOf = ({ shops }: FilledBusiness, shopOfValidator: string): HistoryShop[] =>
  shops.map(({ id, address, openingHours }, index) => ({
    ...{ id, openingHours },
    timeZone: timeZoneOf(address.state),
    share: index === 0 ? shareOfFirstShop : (1 - shareOfFirstShop) / (shops.length - 1),
    hasValidator: id === shopOfValidator,
  }));

/** Stores the terms of offers for all their claims. Returns the offers by id. */
async function storeTermsOfOffers(businessId: string, offerIds: readonly string[]) {
  const [business, found] = await Promise.all([findBusiness(businessId), findOffers(offerIds)]);
  if (!business) throw new Error(`There is no business ${businessId}.`);
  const offers = found.flatMap((one) => one?.offer ?? []);
  for (const offer of offers) await storeTerms(offer, business);
  return new Map(offers.map((offer) => [offer.id, offer]));
}

async function withoutStored(planned: readonly PlannedClaim[]): Promise<PlannedClaim[]> {
  const keyOf = ({ number }: PlannedClaim) => keys.claim(historyCode(number));
  const find = await getItems(planned.map(keyOf));
  return planned.filter((claim) => !find(keyOf(claim)));
}

/**
 * Writes three months of claims, redemptions and cancellations of a demo business, by people without accounts, except
 * for those that an earlier run wrote. Returns the number of written claims.
 */
export async function fillHistory(business: FilledBusiness, now: Date): Promise<number> {
  const { firstDay, offerOf } = await publishHistory(business, now);
  const validator = await validatorOf(business);
  const planned = planHistory(firstDay, shopsOf(business, validator.shopId));
  const missing = await withoutStored(planned);
  const ids = [...offerOf.values()].map(({ id }) => id);
  const promised = await storeTermsOfOffers(business.businessId, ids);
  await mapConcurrently(missing, concurrency, async (claim) => {
    const offer = promised.get(offerOf.get(claim.offer)?.id ?? '');
    if (!offer) throw new Error(`The offer ${claim.offer.title} of the demo data is not stored.`);
    const writes = writesOfHistory(claim, offer, validator.id);
    await retryOnConflict(async (commit) => {
      // Another claim of the shard or of the validator may also cause a conflict.
      if (!(await getItem(keys.claim(historyCode(claim.number))))) await commit(writes);
    });
  });
  return missing.length;
}
