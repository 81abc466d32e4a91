import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { removeItemsOfUser } from '#lambdas/accounts/store/removal-store.ts';
import { countClaims, holdNames, settleClaims } from '#lambdas/claims/count-claims.ts';
import { leaveClaim } from '#lambdas/claims/forget-consumer.ts';
import { listCodesOfUser } from '#lambdas/claims/store/claim-store.ts';
import { handler as claims } from '#lambdas/entries/api/claims.ts';
import { handler as offers } from '#lambdas/entries/api/offers.ts';
import { handler as redemptions } from '#lambdas/entries/api/redemptions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aRequest, invokeHandler, type RequestParts } from '../builders/a-request.ts';
import { shopId } from '../builders/a-shop.ts';
import { anOfferInput } from '../builders/an-offer.ts';
import { ownerId } from '../builders/people.ts';
import { changeAttributes } from '../memory-table/table.ts';
import { type Act, stockNow, type World } from './world.ts';

export type Work = () => Promise<void>;

const routes = { ...claimRoutes, ...offerRoutes, ...redemptionRoutes };

/** Milliseconds of an API Lambda. */
const timeout = 25_000;

let made = 0;

/** Makes a call with its own idempotency key, which a later act may repeat. */
function newCall(
  world: World,
  handler: unknown,
  route: keyof typeof routes,
  parts: RequestParts,
): Work {
  made += 1;
  const key = `key-of-call-${made}`;
  const headers = { 'idempotency-key': key };
  const event = aRequest(routeKeyOf(routes[route]), { ...parts, headers });
  const about = parts.params?.['code'] ?? '';
  const send = async () => {
    const { status, body } = await invokeHandler(handler, event, timeout);
    world.answers.push({ route, key, about, status, body });
  };
  world.calls.push(send);
  return send;
}

/** Counts the claims of an offer, and settles pending ones. */
export async function runJobs(offerId: string): Promise<void> {
  await settleClaims(offerId, holdNames(await countClaims(offerId)));
}

/** Takes a removed user out of their claims, and removes their counts. */
export async function leaveAll(userId: string): Promise<void> {
  const now = new Date();
  for (const code of (await listCodesOfUser(userId, { limit: 100, position: undefined })).items) {
    await leaveClaim(code, userId, now);
  }
  await removeItemsOfUser(userId, undefined);
}

/** Removes a user immediately, like the call. Returns the later job that removes their claims. */
function removeConsumer(userId: string): () => Promise<void> {
  changeAttributes(keys.user(userId), { status: 'removed' });
  return () => leaveAll(userId);
}

/** Returns the work of an act; undefined if it is impossible now. */
type Doing = (world: World, act: Act) => Work | undefined;

const chosen = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

const someone = ({ people }: World, { who }: Act): string => chosen(people, who) ?? '';

/** Returns the code of a consumer's claim, which may be cancelled. */
function someCode(userId: string, { which }: Act): string | undefined {
  const own = stockNow().claims.filter(({ consumerId }) => consumerId === userId);
  return chosen(own, which)?.code;
}

const ofOffer = ({ offerId }: World) => ({ as: { userId: ownerId }, params: { id: offerId } });

/** Returns a limit that is mostly low, sometimes one that claims seldom reach. */
const limitBy = ({ who, which }: Act) => 1 + ((who + which) % (which % 4 === 0 ? 40 : 8));

/** Writes the offer unchanged, or with a later end. */
export const edit: Doing = (world) => {
  const { lastDay, plan } = world;
  const body = anOfferInput({
    expirationDate: lastDay,
    perConsumerLimit: plan.perConsumerLimit,
  });
  return newCall(world, offers, 'updateOffer', { ...ofOffer(world), body });
};

export const acts: Readonly<Record<string, Doing>> = {
  claim: (world, act) => {
    const userId = someone(world, act);
    const body = { consumerId: userId, shopId };
    return newCall(world, claims, 'claimOffer', { ...ofOffer(world), as: { userId }, body });
  },
  cancel: (world, act) => {
    const userId = someone(world, act);
    const code = someCode(userId, act);
    if (code === undefined) return undefined;
    return newCall(world, claims, 'cancelClaim', { as: { userId }, params: { code } });
  },
  redeem: (world, act) => {
    const code = someCode(someone(world, act), act);
    if (code === undefined) return undefined;
    const body = { code, shopId, nonce: `nonce-of-${crypto.randomUUID()}` };
    return newCall(world, redemptions, 'redeemClaim', { as: { userId: ownerId }, body });
  },
  rollBack: (world, { which }) => {
    const made = stockNow().claims.flatMap((claim) => claim.redemptions ?? []);
    const id = chosen(made, which)?.id;
    if (id === undefined) return undefined;
    const parts = { params: { id }, body: { reason: 'Cliente desistiu' } };
    return newCall(world, redemptions, 'rollBackRedemption', { ...ofOffer(world), ...parts });
  },
  setLimit: (world, act) => {
    const body = { limit: limitBy(act) };
    return newCall(world, offers, 'setOfferLimit', { ...ofOffer(world), body });
  },
  deleteLimit: (world) => newCall(world, offers, 'deleteOfferLimit', ofOffer(world)),
  edit,
  replay: ({ calls }, { which }) => chosen(calls.slice(-12), which),
  jobs:
    ({ offerId }) =>
    () =>
      runJobs(offerId),
  remove: (world, act) => {
    const userId = someone(world, act);
    world.removed.add(userId);
    return removeConsumer(userId);
  },
};
