import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { countClaims } from '#lambdas/claims/count-claims.ts';
import type { JobName, JobNameOf } from '#lambdas/entries/jobs.ts';
import { workOfJobs } from '#lambdas/entries/queue/run-jobs.ts';
import type { WorkOfQueue } from '#lambdas/entries/run-queue.ts';
import { endOffer } from '#lambdas/offers/feeds/refresh-feeds.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import type { CountedEvent } from '#lambdas/statistics/counted-event.ts';
import { daysFrom } from '#scripts/seed/seed-data.ts';
import { aJob } from '#test/support/a-job.ts';
import { aPushBrowser } from '#test/support/builders/a-push-subscription.ts';
import { ifMatch } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { claimed, redeemed as used } from '#test/support/counted-events.ts';
import { elsewhere, offerInputOf, shopInputOf } from '../support/traders.ts';
import { type ApiCall, type CallContext, callsWith, idsOf, type JobCall } from './calls.ts';
import { invoiceIdAt, nextStart } from './invoices.ts';

/** The jobs that have a row here. */
export const jobsWithRows = new Set<JobName>(['count-claims', 'count-events', 'bill-business']);

/** Returns a job. If its name begins with `list:`, it works on the items of a list one by one. */
function job(name: string, of: JobNameOf<'jobs'>, id: string): JobCall {
  jobsWithRows.add(of);
  const work = workOfJobs[of] as WorkOfQueue<'jobs'>['move-offer'];
  return [name, () => work(aJob(of, { id }) as never, new Date(), () => true)];
}

/** Returns the calls of a person whom no other call knows. */
function changesOfNewcomer(context: CallContext): ApiCall[] {
  const userId = crypto.randomUUID();
  const call = callsWith({ ...idsOf(context), [ownerId]: userId });
  const business = { name: 'Padaria Nova', sizeTypeId: 1, userId };
  const { subscription } = aPushBrowser(`https://push.vitrine.test/send/${'x'.repeat(200)}`);
  const avatar = { contentType: 'image/jpeg', size: 2_000_000, area: 'business' };
  return [
    call('first call of a user', 'getMe'),
    call('accept terms', 'acceptTerms'),
    call('subscribe a browser', 'setPushSubscription', { body: subscription }),
    call('unsubscribe a browser', 'deletePushSubscription'),
    call('register business', 'createBusiness', { as: { userId }, body: business }),
    call('indicate a shop', 'createIndication'),
    call('start an export', 'createExport'),
    call('upload an avatar', 'createUpload', { body: avatar }),
  ];
}

function changesOfOffer(context: CallContext): (ApiCall | JobCall)[] {
  const call = callsWith(idsOf(context));
  const body = offerInputOf(context.trader);
  return [
    call('decide on business', 'decideBusinessApproval'),
    call('status of an indication', 'updateIndication'),
    call('publish offer', 'createOffer', { body }),
    call('ask for a report', 'createReport'),
    call('edit offer', 'updateOffer', { body }),
    call('limit an offer', 'setOfferLimit', { body: { limit: 100 } }),
    call('raise the limit', 'setOfferLimit', { body: { limit: 200 } }),
    call('remove the limit', 'deleteOfferLimit'),
    call('switch offer off', 'setOfferStatus'),
    call('switch offer on', 'setOfferStatus', { body: { status: 'active' } }),
    job('count of running offers', 'refresh-offers-count', context.trader.shopId),
  ];
}

/** Returns the calls of consumers and of the counter. */
function changesOfClaims(context: CallContext): (ApiCall | JobCall)[] {
  const { trader, chain, offerId, claims } = context;
  const { businessId, shopId, userId } = trader;
  const call = callsWith(idsOf(context));
  const [, cancelled = '', viewed = ''] = claims.codes;
  const [consumerId, another] = [crypto.randomUUID(), crypto.randomUUID()];
  const claim = (of: string, userId: string) => ({
    ...{ as: { userId }, params: { id: of }, body: { consumerId: userId } },
  });
  const count = (...events: CountedEvent[]) => countEvents(businessId, events, new Date());
  // New ids at each size, since an event is counted only once.
  const aRedemption = () => used({ id: crypto.randomUUID(), shopId, offerId, claimShopId: shopId });
  const follower = crypto.randomUUID();
  const callOfFollower = callsWith({ ...idsOf(context), [ownerId]: follower });
  const followed = { id: crypto.randomUUID(), userId: follower, shopId };
  return [
    call('claim an offer', 'claimOffer', claim(offerId, consumerId)),
    call('claim a chain offer', 'claimOffer', claim(chain.offerId, another)),
    call('cancel a claim', 'cancelClaim', { params: { code: cancelled } }),
    call('claim at the counter', 'getClaim', { as: { userId }, params: { code: viewed } }),
    call('redeem a claim', 'redeemClaim'),
    call('redeem it again', 'redeemClaim'),
    call('roll back a redemption', 'rollBackRedemption'),
    ['count of claims', () => countClaims(offerId)],
    ['count of claims, same', () => countClaims(offerId)],
    ['statistics: a claim', () => count(claimed({ id: crypto.randomUUID(), shopId, offerId }))],
    ['statistics: a redemption', () => count(aRedemption())],
    ['statistics: 45 redemptions', () => count(...Array.from({ length: 45 }, aRedemption))],
    callOfFollower('follow', 'followShop'),
    [
      'count of a follower',
      () => count({ kind: 'followed', ...followed, at: new Date().toISOString() }),
    ],
    callOfFollower('end of a follow', 'unfollowShop'),
  ];
}

function changesOfShop(context: CallContext): (ApiCall | JobCall)[] {
  const { trader, offerId } = context;
  const { shopId, shopIdentifier } = trader;
  const call = callsWith(idsOf(context));
  const unique = () => `nova${crypto.randomUUID().slice(0, 8)}`;
  const renamed = unique();
  const former = { params: { identifier: shopIdentifier } };
  return [
    call('open shop', 'createShop', { body: shopInputOf(trader, unique()) }),
    call('edit shop', 'updateShop', { body: shopInputOf(trader, shopIdentifier) }),
    call('rename shop', 'updateShop', { body: shopInputOf(trader, renamed) }),
    job('search rows of a renamed shop', 'refresh-search', shopId),
    call('shop by former identifier', 'getShopByIdentifier', former),
    call('move shop', 'updateShop', { body: shopInputOf(trader, renamed, elsewhere) }),
    job('search rows of a moved shop', 'refresh-search', shopId),
    job('offer of a moved shop', 'move-offer', offerId),
    job('list: offers of a moved shop', 'move-offers-of-shop', shopId),
  ];
}

/** Returns the calls and jobs on the trader's two unpaid invoices and the next one. */
function changesOfInvoices(context: CallContext): (ApiCall | JobCall)[] {
  const { trader } = context;
  const call = callsWith(idsOf(context));
  const second = { params: { id: invoiceIdAt(trader, 1) } };
  const decide = (name: string, version: number, body: object) =>
    call(name, 'decideInvoice', { headers: ifMatch(version), body });
  const reason = 'Valor diferente';
  const paid = { decision: 'paid', paymentMethod: 'PIX' };
  return [
    call('set billing cycle', 'setBillingCycle'),
    call('send receipt', 'sendReceipt', second),
    decide('refuse receipt', 1, { decision: 'refused', reason }),
    decide('record payment', 2, paid),
    decide('reopen invoice', 3, { decision: 'reopened', reason }),
    decide('record payment again', 4, paid),
    call('cancel invoice', 'cancelInvoice', { ...second, headers: ifMatch(2) }),
    call('set agreement', 'setAgreement'),
    [
      'issue of an invoice',
      () => billBusiness(trader.businessId, new Date(`${nextStart()}T12:00:00Z`)),
    ],
  ];
}

function changesOfBusiness(context: CallContext): (ApiCall | JobCall)[] {
  const { trader, offerId } = context;
  const { userId, businessId, shopId } = trader;
  const call = callsWith(idsOf(context));
  const body = { name: 'Padaria Outra', sizeTypeId: 5, userId, legalRegister: '11222333000181' };
  return [
    call('suspend business', 'suspendBusiness', { headers: ifMatch(1) }),
    job('offer leaves the feeds', 'refresh-feeds-of-offer', offerId),
    job('shop leaves the search', 'refresh-search', shopId),
    call('lift suspension', 'liftSuspension', { headers: ifMatch(2) }),
    job('offer enters the feeds', 'refresh-feeds-of-offer', offerId),
    job('list: offers of a business', 'refresh-feeds-of-business', businessId),
    job('list: shops of a business', 'refresh-search-of-business', businessId),
    call('change business', 'updateBusiness', { body }),
  ];
}

function removals(context: CallContext): (ApiCall | JobCall)[] {
  const { trader, idle, otherOfferId } = context;
  const call = callsWith(idsOf(context));
  const later = daysFrom(new Date(), 400);
  const ofIdle = { as: { userId: idle.userId }, params: { id: idle.shopId }, query: {} };
  return [
    call('remove offer', 'deleteOffer'),
    ['sweep: an offer that ended', () => endOffer(otherOfferId, later)],
    call('remove shop without offers', 'deleteShop', ofIdle),
    job('search rows of a removed shop', 'refresh-search', idle.shopId),
    call('remove shop', 'deleteShop'),
    job('search rows that were left', 'refresh-search', trader.shopId),
    job('offer of a removed shop', 'drop-removed-shops', otherOfferId),
    job('list: offers of a removed shop', 'remove-offers-of-shop', trader.shopId),
    job('list: 100 followers', 'remove-followers', trader.shopId),
  ];
}

/** Returns the writes on a trader's items of the largest size, and their jobs, in a possible order. */
export function changesOf(context: CallContext): (ApiCall | JobCall)[] {
  return [
    ...changesOfNewcomer(context),
    ...changesOfOffer(context),
    ...changesOfClaims(context),
    ...changesOfShop(context),
    ...changesOfInvoices(context),
    ...changesOfBusiness(context),
    ...removals(context),
  ];
}
