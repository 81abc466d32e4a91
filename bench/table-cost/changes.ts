import { ulid } from 'ulid';
import type { JobNameOf } from '#lambdas/entries/jobs.ts';
import { workOfJobs } from '#lambdas/entries/queue/run-jobs.ts';
import type { WorkOfQueue } from '#lambdas/entries/run-queue.ts';
import { endOffer } from '#lambdas/offers/feeds/refresh-feeds.ts';
import { statisticsJobWork } from '#lambdas/statistics/job-work.ts';
import { daysFrom } from '#scripts/seed/seed-data.ts';
import { aJob } from '#test/support/a-job.ts';
import { ifMatch } from '#test/support/if-match.ts';
import { aPushBrowser } from '#test/support/push-browser.ts';
import { elsewhere } from '../support/marketplace.ts';
import { type ApiCall, asStaff, type CallContext, type JobCall } from './calls.ts';
import { changesOfClaims } from './changes-of-claims.ts';
import { changesOfInvoices } from './changes-of-invoices.ts';
import { offerInputOf, shopInputOf } from './inputs.ts';

/** Returns a job. If its name begins with `list:`, it works on the items of a list one by one. */
const job = (name: string, of: JobNameOf<'jobs'>, id: string): JobCall => [
  name,
  () =>
    (workOfJobs[of] as WorkOfQueue<'jobs'>['move-offer'])(
      aJob(of, { id }) as never,
      new Date(),
      () => true,
    ),
];

/** Returns the calls of a new user: first sign-in, registration of a business, indication of a shop. */
function changesOfNewcomer(): ApiCall[] {
  const userId = crypto.randomUUID();
  const as = { userId };
  const business = { name: 'Padaria Nova', sizeTypeId: 1, userId };
  const subscription = {
    params: { id: crypto.randomUUID() },
    body: aPushBrowser(`http://127.0.0.1:4374/send/${'x'.repeat(200)}`).subscription,
  };
  const picture = { contentType: 'image/jpeg', size: 2_000_000 };
  const indication = { consumerId: userId, shopName: 'Padaria Sol', city: 'Recife', state: 'PE' };
  return [
    ['first call of a user', 'getMe', { as }],
    ['accept terms', 'acceptTerms', { as, body: { version: '2026-11-01' } }],
    ['subscribe a browser', 'setPushSubscription', { as, ...subscription }],
    ['unsubscribe a browser', 'deletePushSubscription', { as, params: subscription.params }],
    ['register business', 'createBusiness', { as, body: business }],
    ['indicate a shop', 'createIndication', { as, body: indication }],
    ['start an export', 'createExport', { as }],
    ['upload an avatar', 'createUpload', { as, body: { ...picture, area: 'business' } }],
  ];
}

/** Returns staff's decisions that do not affect the trader. */
function changesOfStaff({ staffId, pendingId, indicationId }: CallContext): ApiCall[] {
  const as = asStaff(staffId);
  const approval = {
    params: { id: pendingId },
    headers: ifMatch(1),
    body: { decision: 'approve' },
  };
  const handled = { params: { id: indicationId }, body: { status: 'contacted' } };
  return [
    ['decide on business', 'decideBusinessApproval', { as, ...approval }],
    ['status of an indication', 'updateIndication', { as, ...handled }],
  ];
}

function changesOfOffer({ trader, offerId }: CallContext): (ApiCall | JobCall)[] {
  const as = { userId: trader.userId };
  const offer = { as, params: { id: offerId } };
  const input = offerInputOf(trader);
  const ofBusiness = { as, params: { id: trader.businessId } };
  const november = { type: 'OFFERS', from: '2025-11-01', to: '2025-11-30' };
  return [
    ['publish offer', 'createOffer', { as, body: input }],
    ['ask for a report', 'createReport', { ...ofBusiness, body: november }],
    ['edit offer', 'updateOffer', { ...offer, body: input }],
    ['limit an offer', 'setOfferLimit', { ...offer, body: { limit: 100 } }],
    ['raise the limit', 'setOfferLimit', { ...offer, body: { limit: 200 } }],
    ['remove the limit', 'deleteOfferLimit', offer],
    ['switch offer off', 'setOfferStatus', { ...offer, body: { status: 'inactive' } }],
    ['switch offer on', 'setOfferStatus', { ...offer, body: { status: 'active' } }],
    job('count of running offers', 'refresh-offers-count', trader.shopId),
  ];
}

function changesOfFollower({ trader: { businessId, shopId } }: CallContext): (ApiCall | JobCall)[] {
  const userId = crypto.randomUUID();
  const as = { userId };
  const at = new Date().toISOString();
  const event = { kind: 'followed', id: ulid(), userId, shopId, at } as const;
  const counted = aJob('count-events', { id: businessId, events: [event] });
  return [
    ['follow', 'followShop', { as, params: { id: shopId }, body: { consumerId: userId } }],
    [
      'count of a follower',
      () => statisticsJobWork['count-events'](counted, new Date(), () => true),
    ],
    ['end of a follow', 'unfollowShop', { as, params: { id: shopId, consumerId: userId } }],
  ];
}

function changesOfShop({ trader, offerId }: CallContext): (ApiCall | JobCall)[] {
  const { userId, shopId, shopIdentifier } = trader;
  const as = { userId };
  const shop = { as, params: { id: shopId } };
  const unique = () => `nova${crypto.randomUUID().slice(0, 8)}`;
  const renamed = unique();
  return [
    ['open shop', 'createShop', { as, body: shopInputOf(trader, unique()) }],
    ['edit shop', 'updateShop', { ...shop, body: shopInputOf(trader, shopIdentifier) }],
    ['rename shop', 'updateShop', { ...shop, body: shopInputOf(trader, renamed) }],
    job('search rows of a renamed shop', 'refresh-search', shopId),
    [
      'shop by former identifier',
      'getShopByIdentifier',
      { params: { identifier: shopIdentifier } },
    ],
    ['move shop', 'updateShop', { ...shop, body: shopInputOf(trader, renamed, elsewhere) }],
    job('search rows of a moved shop', 'refresh-search', shopId),
    job('offer of a moved shop', 'move-offer', offerId),
    job('list: offers of a moved shop', 'move-offers-of-shop', shopId),
  ];
}

function changesOfBusiness({ trader, offerId, staffId }: CallContext): (ApiCall | JobCall)[] {
  const { userId, businessId, shopId } = trader;
  const business = { params: { id: businessId } };
  const staff = { as: asStaff(staffId), ...business };
  const input = { name: 'Padaria Outra', sizeTypeId: 5, userId, legalRegister: '11222333000181' };
  return [
    [
      'suspend business',
      'suspendBusiness',
      { ...staff, headers: ifMatch(1), body: { reason: 'Fatura vencida' } },
    ],
    job('offer leaves the feeds', 'refresh-feeds-of-offer', offerId),
    job('shop leaves the search', 'refresh-search', shopId),
    ['lift suspension', 'liftSuspension', { ...staff, headers: ifMatch(2) }],
    job('offer enters the feeds', 'refresh-feeds-of-offer', offerId),
    job('list: offers of a business', 'refresh-feeds-of-business', businessId),
    job('list: shops of a business', 'refresh-search-of-business', businessId),
    ['change business', 'updateBusiness', { as: { userId }, ...business, body: input }],
  ];
}

function removals({ trader, idle, offerId, otherOfferId }: CallContext): (ApiCall | JobCall)[] {
  const { userId, shopId } = trader;
  const as = { userId };
  const later = daysFrom(new Date(), 400);
  return [
    ['remove offer', 'deleteOffer', { as, params: { id: offerId } }],
    ['sweep: an offer that ended', () => endOffer(otherOfferId, later)],
    [
      'remove shop without offers',
      'deleteShop',
      { as: { userId: idle.userId }, params: { id: idle.shopId } },
    ],
    job('search rows of a removed shop', 'refresh-search', idle.shopId),
    ['remove shop', 'deleteShop', { as, params: { id: shopId }, query: { force: 'true' } }],
    job('search rows that were left', 'refresh-search', shopId),
    job('offer of a removed shop', 'drop-removed-shops', otherOfferId),
    job('list: offers of a removed shop', 'remove-offers-of-shop', shopId),
    job('list: 100 followers', 'remove-followers', shopId),
  ];
}

/** Returns every write of the API and its jobs, in a possible order. */
export function changesOf(context: CallContext): (ApiCall | JobCall)[] {
  return [
    ...changesOfNewcomer(),
    ...changesOfStaff(context),
    ...changesOfOffer(context),
    ...changesOfClaims(context),
    ...changesOfFollower(context),
    ...changesOfShop(context),
    ...changesOfInvoices(context),
    ...changesOfBusiness(context),
    ...removals(context),
  ];
}
