import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import { type Contribution, contributionsOf, type SomeCounts } from './contributions.ts';
import type { EventOf, PlainEvent } from './counted-event.ts';

const negative = (counts: SomeCounts): SomeCounts =>
  Object.fromEntries(Object.entries(counts).map(([measure, value]) => [measure, -value]));

interface Ending {
  readonly shopId: string;
  readonly offerId: string;
  readonly endsOn: string;
}

const openClaims = (
  businessId: string,
  { shopId: owner, offerId, endsOn: day }: Ending,
  delta: 1 | -1,
  isTaken = false,
): Contribution => ({
  row: { of: 'end', owner, day, offerId, businessId, isTaken },
  numbers: { open: delta },
});

/** Returns the contributions of expired claims of a shop and an offer that ended on a day. */
export const expiredClaims = (
  businessId: string,
  { shopId, offerId, endsOn }: Ending,
  expired: number,
): Contribution[] =>
  contributionsOf({ businessId, shopId, offerId, day: endsOn, counts: { expired } });

const followers = (owner: string, followersCount: 1 | -1): Contribution => ({
  row: { of: 'followers', owner },
  numbers: { followersCount },
});

/** Facts of a shop that the numbers of a follow depend on. */
interface FollowedShop {
  readonly businessId: string;
  readonly timeZone: TimeZone;
}

/** Returns the day of a follow in the zone of its shop. */
export const dayOfFollow = ({ at }: EventOf<'followed'>, { timeZone }: FollowedShop): string =>
  dayIn(timeZone, new Date(at));

function contributionsOfFollow(
  event: EventOf<'followed'>,
  shop: FollowedShop,
  isNew: boolean,
): Contribution[] {
  const { shopId } = event;
  const [businessId, day] = [shop.businessId, dayOfFollow(event, shop)];
  const ofNew = isNew
    ? contributionsOf({ businessId, shopId, day, counts: { newFollowers: 1 } })
    : [];
  return [followers(shopId, 1), ...ofNew];
}

/**
 * Returns the numbers that an event adds. A follow counts for its shop's business, on a day of the shop; `isNew`
 * tells whether the person counts as a new follower of that day.
 */
export function contributionsOfEvent(
  event: PlainEvent,
  businessId: string,
  shop: FollowedShop = { businessId, timeZone: 'America/Sao_Paulo' },
  isNew = true,
): Contribution[] {
  const { kind, shopId } = event;
  if (kind === 'unfollowed') return [followers(shopId, -1)];
  if (kind === 'followed') return contributionsOfFollow(event, shop, isNew);
  const [day = '', hour = ''] = event.hour.split('T');
  const { offerId } = event;
  const counted = (counts: SomeCounts, by?: string) =>
    contributionsOf({
      businessId,
      shopId,
      day,
      hour,
      offerId,
      counts,
      ...(by !== undefined && { by }),
    });
  if (kind === 'claimed')
    return [...counted({ claims: 1 }), openClaims(businessId, event, 1, true)];
  if (kind === 'cancelled') return [...counted({ cancels: 1 }), openClaims(businessId, event, -1)];
  const { by, savingsCents, revenueCents, claimShopId, endsOn } = event;
  const counts = { redemptions: 1, savingsCents, revenueCents };
  const ending = { shopId: claimShopId, offerId, endsOn };
  if (kind === 'redeemed') return [...counted(counts, by), openClaims(businessId, ending, -1)];
  return [
    ...counted(negative(counts), by),
    ...(event.isLate ? expiredClaims(businessId, ending, 1) : [openClaims(businessId, ending, 1)]),
  ];
}
