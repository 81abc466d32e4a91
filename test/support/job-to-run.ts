import type { JobName, JobOf } from '#lambdas/entries/jobs.ts';
import { inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { claimState, eventsOfClaim } from '#lambdas/statistics/events-of-claim.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import { aClaim, aRedeemedClaim, claimCode, codeNo, holderId } from './builders/a-claim.ts';
import { aReadyReport, aReport, reportId, storedReport, storedRows } from './builders/a-report.ts';
import { anAddressIn, aShop, otherShopId, shopId } from './builders/a-shop.ts';
import { aValidatorUser, validatorId, validatorUserId } from './builders/a-validator.ts';
import {
  anImage,
  aReceiptUpload,
  aStoredImage,
  imageKeyNo,
  uploadId,
} from './builders/an-image.ts';
import { anUnpaidInvoice, aSubscription } from './builders/an-invoice.ts';
import { anOffer, offerId } from './builders/an-offer.ts';
import { aUser, ownerId, strangerId } from './builders/people.ts';
import { publishedOffer, stored } from './stored.ts';

/** A job with work to do: changes of `everything`, and of a new job's message. */
type JobToRun<Name extends JobName> = Partial<Omit<JobOf<Name>, 'name'>> & {
  readonly id: string;
  readonly changed?: readonly (Key & Record<string, unknown>)[];
  readonly gone?: readonly Key[];
};

const offer = anOffer({ endsAt: '2999-12-31T02:59:59.000Z' });
/** The offer as listed before its business was approved. */
const unlisted = publishedOffer(offer, [aShop()], aBusiness({ status: 'pending_approval' }));
/** Without the shards, which live as long as claims do. */
const rowsOfOffer = unlisted.filter(({ SK }) => SK !== 'SHARD');
const moved = aShop({ address: anAddressIn('AM', 'Manaus'), timeZone: 'America/Manaus' });
const follow = {
  ...keys.follow(strangerId, shopId),
  ...inGsi1(partitions.followersOfShop(shopId), strangerId),
  followId: '01K9A1B2C3D4E5F6G7H8J9KFLW',
  followedAt: '2026-11-20T12:00:00.000Z',
  businessId,
};
const auditId = '01K9A1B2C3D4E5F6G7H8J9KAVD';
const decision = {
  ...keys.audit(businessId, auditId),
  ...inGsi2(partitions.decisionsOfStaff(ownerId), auditId),
  auditId,
  staffId: ownerId,
  reason: 'Fatura vencida',
  before: aBusiness(),
  after: aBusiness({ status: 'suspended' }),
};
/** An invoice that suspends the business today, whenever the tests run. */
const overdue = anUnpaidInvoice({ suspendsOn: '2026-01-01' });
const { keptKey: _key, contentType: _type, ...receipt } = aReceiptUpload();
const pendingReceipt = { ...receipt, declaredType: 'image/jpeg', status: 'pending' } as const;
/** A recent event, whenever the tests run. */
const justNow = new Date().toISOString();
const closed = stored.business(aBusiness({ status: 'closed' }));
const removed = stored.user(aUser({ businessId, status: 'removed' }));

/**
 * Jobs without relevant writes: a message that fails drops no subscription, and the previews that a move of pictures
 * removes belong to no item here.
 */
type WithoutWrites =
  | 'end-sign-in'
  | 'restore-sign-in'
  | 'remove-export-file'
  | 'remove-report-file'
  | 'tell-owner'
  | 'send-message'
  | 'move-pictures-of-business'
  | 'remove-unsaved-variants'
  | 'remove-receipts';

/** Each job with a state of the table; its follow-up jobs run after it. */
export const jobToRun: { readonly [Name in Exclude<JobName, WithoutWrites>]: JobToRun<Name> } = {
  'refresh-feeds-of-business': { id: businessId, changed: unlisted },
  'refresh-feeds-of-shop': { id: shopId, changed: unlisted },
  'refresh-feeds-of-offer': { id: offerId, changed: unlisted },
  'refresh-offers-count': { id: shopId },
  'refresh-search-of-business': { id: businessId },
  'refresh-search': { id: shopId },
  'count-claims': {
    id: offerId,
    changed: [stored.shard(aClaim(), 5), { ...stored.usedOfShard(aClaim(), 2) }],
  },
  'settle-claims': {
    id: offerId,
    units: [`${aClaim().shard}#${codeNo(7)}`],
    changed: [{ ...stored.shard(aClaim(), 3), pending: new Set([codeNo(7)]) }],
  },
  'cancel-claims-of-shop': { id: shopId, gone: [keys.shop(shopId)] },
  'cancel-claim-of-shop': { id: claimCode, gone: [keys.shop(shopId)] },
  'forget-consumers': { id: businessId, month: '2100-01' },
  'forget-consumer': { id: claimCode, month: '2100-01' },
  'count-events': {
    id: businessId,
    changed: [follow],
    events: [
      { kind: 'followed', id: follow.followId, userId: strangerId, shopId, at: follow.followedAt },
      ...eventsOfClaim(undefined, claimState.parse(aRedeemedClaim())),
      { kind: 'ended', id: 'ended', shopId, offerId, endsOn: aClaim().expirationDate },
    ],
  },
  'remove-followers': { id: shopId, changed: [follow], gone: [keys.shop(shopId)] },
  'move-offers-of-shop': { id: shopId, changed: [stored.shop(moved)] },
  'move-offer': { id: offerId, changed: [stored.shop(moved)] },
  'remove-offers-of-shop': { id: shopId, gone: [keys.shop(shopId)] },
  'drop-removed-shops': {
    id: offerId,
    changed: publishedOffer({ ...offer, shopsIds: [shopId, otherShopId] }, [
      aShop(),
      aShop({ id: otherShopId }),
    ]),
  },
  'count-image-uses': {
    id: offerId,
    changed: publishedOffer({ ...offer, images: [aStoredImage()] }),
  },
  'disable-validators-of-shop': { id: shopId },
  'remove-account': { id: ownerId, changed: [removed, follow, decision] },
  'remove-item-of-account': {
    id: ownerId,
    ...{ step: 'decisions', itemId: `${businessId}/${auditId}` },
    changed: [removed, decision],
  },
  'remove-item-of-business': {
    id: businessId,
    ...{ step: 'shops', itemId: shopId },
    changed: [removed, closed],
    gone: rowsOfOffer,
  },
  // The jobs on its shops have removed the offers.
  'close-business': { id: businessId, changed: [removed, closed, decision], gone: rowsOfOffer },
  'bill-business': {
    id: businessId,
    changed: [stored.subscription(aSubscription({ nextStart: '2026-11-01', unpaid: [overdue] }))],
    gone: [keys.invoice(businessId, '2026-11-01')],
  },
  'make-export': { id: `${ownerId}/file.json` },
  'make-report': {
    id: reportId,
    fileKey: aReport().fileKey ?? '',
    changed: [storedReport(aReport({ askedAt: justNow }))],
    gone: [keys.reportRows(businessId, reportId)],
  },
  'drop-reports-of-validator': {
    id: validatorId,
    changed: [
      storedReport(aReadyReport({ type: 'VALIDATORS', madeAt: justNow })),
      storedRows({ validatorIds: [validatorId] }),
    ],
  },
  'mail-holder': {
    id: claimCode,
    consumerId: holderId,
    changed: [stored.claim(aClaim({ status: 'cancelled', closedAt: justNow }))],
  },
  'mail-owner': { id: businessId, event: { code: 'BUSINESS_APPROVED', at: justNow } },
  'mail-validator': {
    id: validatorUserId,
    changed: [stored.user(aValidatorUser({ createdAt: justNow }))],
  },
  'process-upload': {
    id: `offer/uncompressed/${businessId}/${uploadId}`,
    changed: [stored.image(anImage({ status: 'pending' }))],
  },
  'process-receipt': {
    id: pendingReceipt.fileKey,
    changed: [stored.receiptUpload(pendingReceipt)],
  },
  'make-link-preview': { id: shopId },
  'make-link-previews-of-business': { id: businessId },
  'make-link-previews-of-shop': { id: shopId },
  'make-link-previews-of-shops': { id: businessId },
  'withdraw-image': {
    id: imageKeyNo(),
    changed: [
      stored.image(anImage({ status: 'refused', reasonCode: 'TAKEN_DOWN', usesCount: 1 })),
      { ...keys.imageUse(anImage().id, offerId) },
      ...publishedOffer({ ...offer, images: [aStoredImage()] }),
    ],
  },
};
