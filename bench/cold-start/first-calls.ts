import { type Resource, routeKeyOf } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import type { JobName, JobOf } from '#lambdas/entries/jobs.ts';
import type { LambdaName } from '#lib/lambdas/lambdas.ts';
import { bodyOf } from '#test/support/a-job.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { reportId } from '#test/support/builders/a-report.ts';
import { aRequest, type RequestParts } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { uploadId } from '#test/support/builders/an-image.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { ownerId, strangerId } from '#test/support/builders/people.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { type RouteName, requestOf } from '#test/support/request-of-route.ts';

/** Returns the gateway's event of a call from the tests; nothing that it names exists. */
function call(name: RouteName, more: RequestParts = {}) {
  const [, route] = everyRoute.find(([one]) => one === name) ?? [];
  if (!route) throw new Error(`There is no route ${name}`);
  return aRequest(routeKeyOf(route), { ...requestOf[name], ...more });
}

/** The first read of each Lambda of the API. */
const firstReads = Object.fromEntries(
  Object.entries(routes).flatMap(([resource, table]) => {
    const [read] = Object.entries(table).find(([, { method }]) => method === 'GET') ?? [];
    return read ? [[resource, call(read as RouteName)]] : [];
  }),
) as Readonly<Record<Exclude<Resource, 'views'>, object>>;

const records = (body: string) => ({ Records: [{ messageId: 'bench', body }] });

/** Returns the event of a queued job on something that does not exist. */
const job = <Name extends JobName>(name: Name, fields: Partial<JobOf<Name>>) =>
  records(bodyOf({ ...fields, name }));

/** A stream record of a new offer in a shop's list, which queues a job. */
const publication = {
  eventID: 'bench',
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: '1',
    Keys: { PK: { S: `SHOP#${shopId}` }, SK: { S: `OFFER#${offerId}` } },
    NewImage: { LSI1SK: { S: 'active#2026-12-01T02:59:59.999Z' } },
  },
};

const at = '2026-11-21T12:00:00.000Z';
const [seen, time] = [{ kind: 'offer', ids: [offerId] }, '2026-11-21T12:00:00Z'];

/** A cheap first event for each Lambda. Most read at least one item. */
export const firstCalls: Readonly<Record<LambdaName, object>> = {
  ...firstReads,
  pages: call('getOfferPage'),
  // A robot's beacon is answered but not queued.
  views: call('countViews', { headers: { 'user-agent': 'Googlebot/2.1' } }),
  'sweep-feeds': { time },
  'sweep-reservations': { time },
  'start-jobs': { Records: [publication] },
  'run-jobs': job('refresh-offers-count', { id: shopId }),
  'run-account-jobs': job('end-sign-in', { id: strangerId, businessId: null }),
  'run-billing': job('bill-business', { id: businessId }),
  'run-exports': job('make-export', { id: `${ownerId}/bench.json` }),
  'run-reports': job('make-report', { id: reportId, fileKey: `${businessId}/bench.csv` }),
  'send-messages': job('tell-owner', {
    ...{ id: businessId, event: { code: 'BUSINESS_APPROVED', at } },
  }),
  // Nobody is told about an old event.
  'send-mails': job('mail-owner', {
    ...{ id: businessId, event: { code: 'BUSINESS_APPROVED', at: '2026-11-01T12:00:00.000Z' } },
  }),
  // Nothing is decoded.
  'run-image-jobs': job('process-upload', {
    id: `offer/uncompressed/${businessId}/${uploadId}`,
  }),
  'run-picture-moves': job('move-pictures-of-business', { id: businessId }),
  'run-views': records(JSON.stringify({ at, seen })),
  'sweep-images': { time },
  'sweep-billing': { time: '2026-11-21T09:00:00Z' },
  'run-counts': job('count-events', { id: businessId, events: [] }),
  'sweep-claims': { time: '2026-11-21T10:00:00Z' },
  'sweep-reports': { time: '2026-12-08T06:00:00Z' },
  'write-sitemap': { time: '2026-11-21T06:05:00Z' },
  'sweep-owners': { time },
};
