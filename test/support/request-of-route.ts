import { timeZones } from '#contract/brazil/time-zones.ts';
import type { Resource } from '#contract/http/route.ts';
import { lastOfferDay, offerToday } from '#contract/offers/offer-rules.ts';
import type { routes } from '#contract/routes.ts';
import { aBusinessInput, businessId } from './builders/a-business.ts';
import { claimCode, holderId, redemptionId } from './builders/a-claim.ts';
import { expiredReportId, reportId } from './builders/a-report.ts';
import { ifMatch, type RequestParts } from './builders/a-request.ts';
import { anIndicationInput, aShopInput, indicationId, shopId } from './builders/a-shop.ts';
import { validatorId, validatorUserId } from './builders/a-validator.ts';
import { imageUrlNo, receiptUploadId, uploadId } from './builders/an-image.ts';
import { invoiceId, invoiceIdFor } from './builders/an-invoice.ts';
import { anOfferInput, offerId } from './builders/an-offer.ts';
import { ownerId, staffId } from './builders/people.ts';

export type RouteName = { [R in Resource]: keyof (typeof routes)[R] }[Resource];

const newcomerId = '44444444-4444-4444-8444-444444444444';

/** A stranger's business pending approval. */
export const pendingId = 'biz_01K9A1B2C3D4E5F6G7H8J9KPEN';

export const suspendedId = 'biz_01K9A1B2C3D4E5F6G7H8J9KSVS';

/** A stranger's business of the special size type. */
export const specialId = 'biz_01K9A1B2C3D4E5F6G7H8J9KSPC';

export const exportId = 'exp_01K9A1B2C3D4E5F6G7H8J9KEXP';
export const pushSubscriptionId = '77777777-7777-4777-8777-777777777777';

/** Latest allowed expiration date, so that tests do not depend on today's date. */
const expirationDate = lastOfferDay(offerToday(timeZones, new Date()));

export const ownerCaller = { userId: ownerId };
const holderCaller = { userId: holderId };
export const staffCaller = { userId: staffId, groups: '[staff]' };

/** A request of staff about a version of a record. */
export const asStaff = (id: string, version: number, body?: object): RequestParts => ({
  as: staffCaller,
  params: { id },
  headers: ifMatch(version),
  body,
});

/**
 * A valid, authorized request for each route. Tests of rules for all routes (authorization, validation, idempotency)
 * vary it, so a new route needs only an entry here.
 */
export const requestOf: Readonly<Record<RouteName, RequestParts>> = {
  getHealth: {},
  getOpenapi: {},
  getMe: { as: ownerCaller },
  acceptTerms: { as: ownerCaller, body: { version: '2026-11-01' } },
  listBusinesses: { as: ownerCaller, query: { userId: ownerId } },
  createBusiness: { as: { userId: newcomerId }, body: aBusinessInput({ userId: newcomerId }) },
  getBusiness: { as: ownerCaller, params: { id: businessId } },
  getBusinessUsage: { as: ownerCaller, params: { id: businessId } },
  updateBusiness: {
    as: ownerCaller,
    params: { id: businessId },
    body: aBusinessInput({ name: 'Nova' }),
  },
  listSizeTypes: {},
  listSubscriptionPrices: {},
  getSubscription: { as: ownerCaller, params: { id: businessId } },
  setBillingCycle: {
    as: ownerCaller,
    params: { id: businessId },
    body: { billingCycle: 'YEARLY' },
  },
  listInvoices: { as: ownerCaller, params: { id: businessId } },
  getInvoice: { as: ownerCaller, params: { id: invoiceId } },
  sendReceipt: {
    as: ownerCaller,
    params: { id: invoiceId },
    body: { uploadId: receiptUploadId },
  },
  getReceipt: { as: ownerCaller, params: { id: invoiceIdFor('2026-11-01') } },
  listInvoicesForStaff: { as: staffCaller },
  decideInvoice: {
    as: staffCaller,
    params: { id: invoiceId },
    headers: ifMatch(1),
    body: { decision: 'paid', paymentMethod: 'PIX', paidOn: '2026-01-02' },
  },
  cancelInvoice: {
    as: staffCaller,
    params: { id: invoiceId },
    headers: ifMatch(1),
    body: { reason: 'Emitida por engano' },
  },
  setAgreement: {
    as: staffCaller,
    params: { id: specialId },
    body: {
      maxShops: 5,
      maxValidatorsPerShop: 5,
      maxActiveOffers: 50,
      monthlyPrice: 500,
      validFrom: lastOfferDay(offerToday(timeZones, new Date())),
      note: 'Contrato 17',
    },
  },
  listBusinessesForStaff: { as: staffCaller },
  decideBusinessApproval: {
    as: staffCaller,
    params: { id: pendingId },
    headers: ifMatch(1),
    body: { decision: 'approve' },
  },
  suspendBusiness: {
    as: staffCaller,
    params: { id: businessId },
    headers: ifMatch(3),
    body: { reason: 'Fatura vencida' },
  },
  takeDownImage: { as: staffCaller, body: { url: imageUrlNo(), reason: 'Ordem judicial' } },
  liftSuspension: { as: staffCaller, params: { id: suspendedId }, headers: ifMatch(3) },
  createShop: { as: ownerCaller, body: aShopInput({ shopIdentifier: 'outraloja' }) },
  getShop: { params: { id: shopId } },
  getShopByIdentifier: { params: { identifier: 'Padaria Aurora' } },
  checkShopIdentifier: { as: ownerCaller, params: { identifier: 'livre' } },
  updateShop: {
    as: ownerCaller,
    params: { id: shopId },
    body: aShopInput({ timeZone: 'America/Noronha' }),
  },
  deleteShop: { as: ownerCaller, params: { id: shopId }, query: { force: 'true' } },
  listShopsOfBusiness: { as: ownerCaller, params: { id: businessId } },
  getShopSummary: { params: { id: shopId } },
  listShopSummariesOfBusiness: { as: ownerCaller, params: { id: businessId } },
  searchShops: { query: { q: 'Padaria', state: 'PE', city: 'Recife' } },
  followShop: { as: ownerCaller, params: { id: shopId }, body: { consumerId: ownerId } },
  unfollowShop: { as: ownerCaller, params: { id: shopId, consumerId: ownerId } },
  listFollowedShops: { as: ownerCaller, params: { consumerId: ownerId } },
  createIndication: { as: ownerCaller, body: anIndicationInput() },
  listDecisions: { as: staffCaller },
  listIndications: { as: staffCaller },
  getQueues: { as: staffCaller },
  updateIndication: {
    as: staffCaller,
    params: { id: indicationId },
    body: { status: 'contacted' },
  },
  createOffer: { as: ownerCaller, body: anOfferInput({ expirationDate }) },
  getOffer: { params: { id: offerId } },
  listOffersOfShop: { query: { shopId } },
  listOffersOfBusiness: { as: ownerCaller, params: { id: businessId } },
  setOfferStatus: { as: ownerCaller, params: { id: offerId }, body: { status: 'inactive' } },
  updateOffer: { as: ownerCaller, params: { id: offerId }, body: anOfferInput({ expirationDate }) },
  setOfferLimit: { as: ownerCaller, params: { id: offerId }, body: { limit: 20 } },
  deleteOfferLimit: { as: ownerCaller, params: { id: offerId } },
  deleteOffer: { as: ownerCaller, params: { id: offerId } },
  listShopsOfOffer: { params: { id: offerId } },
  claimOffer: {
    as: holderCaller,
    params: { id: offerId },
    body: { consumerId: holderId, shopId },
  },
  listClaims: { as: holderCaller, params: { consumerId: holderId } },
  getClaim: { as: holderCaller, params: { code: claimCode } },
  cancelClaim: { as: holderCaller, params: { code: claimCode } },
  getCounterPack: { as: ownerCaller, params: { id: shopId } },
  redeemClaim: {
    as: ownerCaller,
    body: { code: claimCode, shopId, nonce: 'nonce-of-device-2' },
  },
  rollBackRedemption: {
    as: ownerCaller,
    params: { id: redemptionId },
    body: { reason: 'Cliente desistiu' },
  },
  listRedemptions: { as: ownerCaller, params: { id: shopId }, query: { day: '2026-11-21' } },
  getStatistics: {
    as: ownerCaller,
    params: { id: businessId },
    query: { from: '2026-11-01', to: '2026-11-21' },
  },
  getReach: { as: ownerCaller, params: { id: businessId } },
  listReports: { as: ownerCaller, params: { id: businessId } },
  createReport: {
    as: ownerCaller,
    params: { id: businessId },
    body: { type: 'REDEMPTIONS', from: '2026-01-01', to: '2026-01-31', shopId },
  },
  getReport: { as: ownerCaller, params: { id: reportId } },
  remakeReport: { as: ownerCaller, params: { id: expiredReportId } },
  listValidators: { as: ownerCaller, params: { id: businessId } },
  createValidator: {
    as: ownerCaller,
    params: { id: businessId },
    body: {
      name: 'Bia Souza',
      email: 'bia@vitrine.test',
      temporaryPassword: 'Balcao#2026',
      shopId,
    },
  },
  setTemporaryPassword: {
    as: ownerCaller,
    params: { id: businessId, validatorId },
    body: { temporaryPassword: 'Balcao#2026' },
  },
  deleteValidator: { as: ownerCaller, params: { id: businessId, validatorId } },
  completeFirstAccess: {
    as: { userId: validatorUserId },
    body: { previousPassword: 'Balcao#2026', newPassword: 'Padaria#2026' },
  },
  deleteAccount: { as: ownerCaller, params: { name: ownerId }, query: { force: 'true' } },
  createExport: { as: ownerCaller },
  getExport: { as: ownerCaller, params: { id: exportId } },
  setPushSubscription: {
    as: ownerCaller,
    params: { id: pushSubscriptionId },
    body: {
      endpoint: 'https://push.vitrine.test/send/1',
      keys: {
        p256dh:
          'BITg_IM6ilxbm2iKXJelGqutW_A5fJ8SpvCMvM2e6DxHmlyC5R-CsPAlVagNvjfZUQVAE7XjfltrZhYv9QTf75Q',
        auth: 'l5wkSLb7rPzDGgJFyLqZfA',
      },
    },
  },
  deletePushSubscription: { as: ownerCaller, params: { id: pushSubscriptionId } },
  createUpload: {
    as: ownerCaller,
    body: { area: 'offer', contentType: 'image/jpeg', size: 2_000_000 },
  },
  getUpload: { as: ownerCaller, params: { id: uploadId } },
  getOffersPage: {},
  getOffersOfStatePage: { params: { state: 'pe' } },
  getOffersOfCityPage: { params: { state: 'pe', city: 'recife' } },
  getSearchPage: { query: { q: 'Padaria' } },
  getForShopsPage: {},
  getFlyerPage: { params: { id: offerId } },
  getShopPage: { params: { identifier: aShopInput().shopIdentifier } },
  getOfferPage: { params: { id: offerId } },
  getTermsPage: {},
  getPrivacyPage: {},
  getRobots: {},
  getMissingPage: {},
  countViews: { body: { kind: 'offer', ids: [offerId], shopId } },
  getFeed: { query: { state: 'PE', city: 'Recife' } },
};
