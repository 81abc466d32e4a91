import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aPendingBusiness, businessId } from './builders/a-business.ts';
import { aClaim, aRedeemedClaim, holderId } from './builders/a-claim.ts';
import { aPushSubscription, storedSubscriptions } from './builders/a-push-subscription.ts';
import { aReadyReport, expiredReportId, storedReport, storedRows } from './builders/a-report.ts';
import { anIndication, shopId } from './builders/a-shop.ts';
import { aValidator, aValidatorUser } from './builders/a-validator.ts';
import { anImage, anUpload, aReceiptUpload } from './builders/an-image.ts';
import { anInvoice, anUnpaidInvoice, aSubscription } from './builders/an-invoice.ts';
import { anOffer, offerId } from './builders/an-offer.ts';
import { aStaffUser, aUser, ownerId, strangerId } from './builders/people.ts';
import { exportId, pendingId, specialId, suspendedId } from './request-of-route.ts';
import { openedShop, publishedOffer, stored } from './stored.ts';

/** Stored users for the requests in `requestOf`. */
export const people = [
  stored.user(aUser({ businessId })),
  stored.user(aUser({ userId: strangerId })),
  stored.user(aStaffUser()),
  stored.user(aValidatorUser({ isPasswordRequired: true })),
  stored.user(aUser({ userId: holderId })),
];

/** An open and a redeemed claim of the offer, in the same shard. */
const claims = [
  stored.claim(aClaim()),
  stored.claim(aRedeemedClaim()),
  ...stored.redemptions(aRedeemedClaim()),
  stored.terms(aClaim()),
  stored.monthOfClaims(businessId, '2999-12'),
  stored.shard(aClaim(), 2),
  stored.usedOfShard(aClaim()),
];

const countersOfOffer = {
  ...keys.offerCounters(offerId),
  claimedCount: 0,
  redeemedCount: 0,
  availableLimit: 10,
};

/** The owner's export in progress. */
const underWay = {
  ...keys.export(ownerId),
  id: exportId,
  status: 'processing',
  createdAt: new Date().toISOString(),
  fileKey: `${ownerId}/file.json`,
};

const reviewed = '2026-11-01';

/** A subscription with an open invoice and one in review. */
const billed = [
  stored.subscription(
    aSubscription({
      unpaid: [
        anUnpaidInvoice(),
        anUnpaidInvoice({ start: reviewed, inReviewSince: '2026-11-20' }),
      ],
    }),
  ),
  stored.invoice(anInvoice({ issueDate: '2026-01-01' })),
  stored.invoice(
    anInvoice({
      periodStart: reviewed,
      status: 'in_review',
      reviewSince: '2026-11-20T12:00:00.000Z',
      receipts: [
        {
          fileKey: `kept/${businessId}/upl_01K9D1B2C3D4E5F6G7H8J9KRCP.pdf`,
          contentType: 'application/pdf',
          uploadedAt: '2026-11-20T12:00:00.000Z',
        },
      ],
    }),
  ),
];

/** A report with a valid file, whenever the tests run, and one with an expired file. */
const reports = [
  storedReport(aReadyReport({ madeAt: new Date().toISOString() })),
  storedRows(),
  storedReport(aReadyReport({ id: expiredReportId, madeAt: '2026-01-02T12:00:00.000Z' })),
];

/** All stored items for the requests in `requestOf`. */
export const everything = [
  ...people,
  stored.business(aBusiness()),
  stored.business(aPendingBusiness({ id: pendingId, userId: strangerId })),
  stored.business(aBusiness({ id: suspendedId, userId: strangerId, status: 'suspended' })),
  stored.business(aBusiness({ id: specialId, userId: strangerId, sizeTypeId: 99 })),
  ...openedShop(),
  { ...keys.validatorsCount(shopId), validatorsCount: 1 },
  stored.validator(aValidator({ status: 'pending_first_access' })),
  ...publishedOffer(anOffer({ endsAt: '2999-12-31T02:59:59.000Z' })),
  countersOfOffer,
  ...claims,
  ...billed,
  ...reports,
  stored.indication(anIndication()),
  underWay,
  storedSubscriptions([aPushSubscription()]),
  stored.image(anImage()),
  stored.upload(anUpload()),
  stored.receiptUpload(aReceiptUpload()),
];
