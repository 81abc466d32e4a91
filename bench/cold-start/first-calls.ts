import type { Job } from '#lambdas/entries/jobs.ts';
import type { LambdaName } from '#lib/lambdas/lambdas.ts';

const userId = '11111111-1111-4111-8111-111111111111';
const unknownId = '01K9A1B2C3D4E5F6G7H8J9KABC';

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly isPublic?: boolean;
}

const signedIn = { jwt: { claims: { sub: userId, 'cognito:groups': '[staff]' } } };

/** Returns the API Gateway event of a request; signed in unless `isPublic`. */
function callOf(routeKey: string, { params, query, isPublic }: Parts = {}) {
  return {
    version: '2.0',
    routeKey,
    rawPath: '/api',
    rawQueryString: '',
    headers: {},
    isBase64Encoded: false,
    ...(params && { pathParameters: params }),
    ...(query && { queryStringParameters: query }),
    requestContext: {
      requestId: 'bench',
      http: { method: routeKey.split(' ')[0] },
      ...(!isPublic && { authorizer: signedIn }),
    },
  };
}

/** A stream record of a new offer in a shop's list, which queues a job. */
const publication = {
  eventID: 'bench',
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: '1',
    Keys: { PK: { S: `SHOP#shp_${unknownId}` }, SK: { S: `OFFER#off_${unknownId}` } },
    NewImage: { LSI1SK: { S: 'active#2026-12-01T02:59:59.999Z' } },
  },
};

const message = (job: Job) => ({ messageId: 'bench', body: JSON.stringify(job) });

const businessId = `biz_${unknownId}`;

/** A queued job that reads one item. */
const countJob = message({
  name: 'refresh-offers-count',
  id: `shp_${unknownId}`,
  businessId,
  at: '2026-11-21T12:00:00.000Z',
});

/** A queued job on a missing account: it reads one item. */
const signInJob = message({
  name: 'end-sign-in',
  id: '22222222-2222-4222-8222-222222222222',
  businessId: null,
});

/** A queued job on a ready export: it reads two items. */
const exportJob = message({
  name: 'make-export',
  id: `${userId}/bench.json`,
  userId,
  progress: null,
});

/** A queued job on a missing report: it reads one item and removes a file. */
const reportJob = message({
  name: 'make-report',
  id: `rpt_${unknownId}`,
  businessId,
  fileKey: `${businessId}/bench.csv`,
  progress: null,
});

/** A queued message: without keys, it reads and sends nothing. */
const messageJob = message({
  name: 'tell-owner',
  id: businessId,
  businessId,
  event: { code: 'BUSINESS_APPROVED', at: '2026-11-21T12:00:00.000Z' },
});

/** A queued mail about an old event: it reads nothing. */
const mailJob = message({
  name: 'mail-owner',
  id: businessId,
  businessId,
  event: { code: 'BUSINESS_APPROVED', at: '2026-11-01T12:00:00.000Z' },
});

const billingJob = message({ name: 'bill-business', id: `biz_${unknownId}` });

/** For a missing business: nothing is counted. */
const eventsJob = message({ name: 'count-events', id: `biz_${unknownId}`, events: [] });

/** A file of an unknown upload: nothing is decoded. */
const imageJob = message({
  name: 'process-upload',
  id: `offer/uncompressed/biz_${unknownId}/upl_${unknownId}`,
});

/** A move for a missing business: no file is listed. */
const moveJob = message({ name: 'move-pictures-of-business', id: `biz_${unknownId}` });

/** A beacon on a missing offer: it reads one item. */
const viewsOfOne = {
  messageId: 'bench',
  body: JSON.stringify({
    at: '2026-11-21T12:00:00.000Z',
    seen: { kind: 'offer', ids: [`off_${unknownId}`] },
  }),
};

/** A cheap first event for each Lambda. Most read at least one item. */
export const firstCalls: Readonly<Record<LambdaName, object>> = {
  description: callOf('GET /health'),
  users: callOf('GET /users/me'),
  businesses: callOf('GET /businesses', { query: { userId } }),
  subscriptions: callOf('GET /subscriptions/prices'),
  invoices: callOf('GET /invoices/{id}', { params: { id: `inv_${unknownId}` } }),
  staff: callOf('GET /staff/businesses'),
  shops: callOf('GET /shops/{id}', { params: { id: `shp_${unknownId}` }, isPublic: true }),
  offers: callOf('GET /offers/{id}', { params: { id: `off_${unknownId}` }, isPublic: true }),
  claims: callOf('GET /claims/{code}', { params: { code: '00000000000' } }),
  redemptions: callOf('GET /shops/{id}/redemptions', { params: { id: `shp_${unknownId}` } }),
  statistics: callOf('GET /businesses/{id}/statistics', {
    params: { id: `biz_${unknownId}` },
    query: { from: '2026-11-01', to: '2026-11-07' },
  }),
  pages: callOf('GET /oferta/{id}', { params: { id: `off_${unknownId}` }, isPublic: true }),
  views: {
    ...callOf('POST /views', { isPublic: true }),
    // A robot's beacon is answered but not queued.
    headers: { 'content-type': 'application/json', 'user-agent': 'Googlebot/2.1' },
    body: JSON.stringify({ kind: 'offer', ids: [`off_${unknownId}`] }),
  },
  reports: callOf('GET /businesses/{id}/reports', { params: { id: `biz_${unknownId}` } }),
  validators: callOf('GET /businesses/{id}/validators', { params: { id: `biz_${unknownId}` } }),
  accounts: callOf('GET /users/me/exports/{id}', { params: { id: `exp_${unknownId}` } }),
  uploads: callOf('GET /uploads/{id}', { params: { id: `upl_${unknownId}` } }),
  'sweep-feeds': { time: '2026-11-21T12:00:00Z' },
  'sweep-reservations': { time: '2026-11-21T12:00:00Z' },
  'start-jobs': { Records: [publication] },
  'run-jobs': { Records: [countJob] },
  'run-account-jobs': { Records: [signInJob] },
  'run-billing': { Records: [billingJob] },
  'run-exports': { Records: [exportJob] },
  'run-reports': { Records: [reportJob] },
  'send-messages': { Records: [messageJob] },
  'send-mails': { Records: [mailJob] },
  'run-image-jobs': { Records: [imageJob] },
  'run-picture-moves': { Records: [moveJob] },
  'run-views': { Records: [viewsOfOne] },
  'sweep-images': { time: '2026-11-21T12:00:00Z' },
  'sweep-billing': { time: '2026-11-21T09:00:00Z' },
  'run-counts': { Records: [eventsJob] },
  'sweep-claims': { time: '2026-11-21T10:00:00Z' },
  'sweep-reports': { time: '2026-12-08T06:00:00Z' },
  'write-sitemap': { time: '2026-11-21T06:05:00Z' },
  'sweep-owners': { time: '2026-11-21T12:00:00Z' },
};
