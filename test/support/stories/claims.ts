import { randomUUID } from 'node:crypto';
import type { Claim } from '#contract/claims/claims.ts';
import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import type { BodyInputOf } from '#contract/http/route.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { type Call, call } from './call.ts';
import { anOwnedOffer, type OwnedOffer } from './offers.ts';
import { aPerson, type Person } from './people.ts';

const { cancelClaim, claimOffer, getClaim, getCounterPack, listClaims } = claimRoutes;
const { listRedemptions, redeemClaim } = redemptionRoutes;

type Identified = { readonly id: string };
type Coded = Pick<Claim, 'code'>;
type RedemptionBody = BodyInputOf<typeof redeemClaim>;

/** A new claim with its consumer. */
interface HeldClaim {
  readonly holder: Person;
  readonly claim: Pick<Claim, 'code' | 'voucher' | 'endsAt' | 'claimedAt'>;
}

/** Returns the request of a person who claims an offer. */
export const claimRequest = (as: Person, offer: Identified, shopId?: string): Call => ({
  as,
  params: { id: offer.id },
  body: { consumerId: as.userId, ...(shopId !== undefined && { shopId }) },
});

/** Claims an offer as a person. */
export const claimAs = (as: Person, offer: Identified, shopId?: string) =>
  call(claimOffer, claimRequest(as, offer, shopId));

/** Claims an offer, by default as a new person. */
async function aClaimOf(offer: Identified, holder?: Person): Promise<HeldClaim> {
  const person = holder ?? (await aPerson());
  return { holder: person, claim: (await claimAs(person, offer)).body };
}

/** Creates an offer with a claim of a new person. */
export async function aClaimedOffer(
  ...changes: Parameters<typeof anOwnedOffer>
): Promise<OwnedOffer & HeldClaim> {
  const owned = await anOwnedOffer(...changes);
  return { ...owned, ...(await aClaimOf(owned.offer)) };
}

/** Reads a claim, as its holder or at the counter of a shop. */
export const askForClaim = (as: Person, { code }: Coded, shopId?: string) =>
  call(getClaim, { as, params: { code }, ...(shopId !== undefined && { query: { shopId } }) });

/** Cancels a claim as its holder. */
export const giveBack = (as: Person, { code }: Coded) =>
  call(cancelClaim, { as, params: { code } });

/** Returns the request of a shop's device that redeems a claim. */
export const redemptionRequest = (
  as: Person,
  { code }: Coded,
  { id }: Pick<Shop, 'id'>,
  changes: Partial<RedemptionBody> = {},
): Call => ({ as, body: { code, shopId: id, nonce: randomUUID(), ...changes } });

/** Redeems a claim with a shop's device. */
export const redeemAs = (...request: Parameters<typeof redemptionRequest>) =>
  call(redeemClaim, redemptionRequest(...request));

/** Returns today's redemptions in a shop, at most a hundred. */
export const redemptionsIn = async ({ id }: Identified, as: Person) =>
  (await call(listRedemptions, { as, params: { id }, query: { limit: '100' } })).body.items;

/** Returns a page of a person's own claims. */
export const walletOf = async (as: Person, query: NonNullable<Call['query']> = {}) =>
  (await call(listClaims, { as, params: { consumerId: as.userId }, query })).body;

/** Returns the data that a shop's counter needs offline. */
export const counterPackOf = async (as: Person, { id }: Identified, since?: string) =>
  (await call(getCounterPack, { as, params: { id }, ...(since && { query: { since } }) })).body;
