import type { exportedKinds } from '#lambdas/accounts/exports/store/exported-kinds.ts';
import { inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, aRedeemedClaim } from '#test/support/builders/a-claim.ts';
import { aReport, storedReport } from '#test/support/builders/a-report.ts';
import { anIndication, aShop, indicationId, shopId } from '#test/support/builders/a-shop.ts';
import { anImage, imageUrlNo } from '#test/support/builders/an-image.ts';
import { anInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId, staffId, strangerId } from '#test/support/builders/people.ts';
import { pushSubscriptionId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';
import { aValidator, validatorId } from './builders/a-validator.ts';

type Kind = keyof typeof exportedKinds;
export type KindInFile = {
  [K in Kind]: (typeof exportedKinds)[K] extends { readonly in: string } ? K : never;
}[Kind];

export type StoredItem = Key & Record<string, unknown>;

interface Sample {
  readonly item: StoredItem;
  /** A unique text in the item. */
  readonly mark: string;
}

/** The owner of the business, whose data is exported. */
export const sampleOwner = aUser({ businessId, createdAt: '2026-01-02T03:04:05.001Z' });

export const sampleValidator = aValidator({
  userId: strangerId,
  name: 'Validadora Bia',
  email: 'bia@vitrine.test',
});

/** A decision of staff on the business. */
const anAudit = {
  action: 'suspend',
  at: '2026-03-04T00:00:00.000Z',
  reason: 'Motivo da suspensão',
  staffId,
  before: aBusiness(),
  after: aBusiness(),
};

/** A browser in which the owner gets messages. */
export const sampleSubscription = {
  id: pushSubscriptionId,
  createdAt: '2026-02-04T00:00:00.000Z',
  updatedAt: '2026-02-05T00:00:00.000Z',
  endpoint: 'https://push.vitrine.test/send/secret',
  keys: { p256dh: 'key-of-browser', auth: 'secret-of-browser' },
};

/** One item of every kind in the file; a new kind does not compile without one. */
export const samples: Readonly<Record<KindInFile, Sample>> = {
  user: { item: stored.user(sampleOwner), mark: sampleOwner.createdAt },
  acceptedTerms: {
    item: {
      ...keys.acceptedTerms(ownerId, '2026-11-01'),
      userId: ownerId,
      version: '2026-11-01',
      acceptedAt: '2026-11-02T00:00:00.000Z',
    },
    mark: '2026-11-02T00:00:00.000Z',
  },
  follow: {
    item: {
      ...keys.follow(ownerId, 'shp_followed'),
      followId: 'one',
      followedAt: '2026-02-06T00:00:00.000Z',
    },
    mark: 'shp_followed',
  },
  claim: {
    item: stored.claim(aClaim({ consumerId: ownerId, title: 'Oferta da carteira' })),
    mark: 'Oferta da carteira',
  },
  redemptionOfShop: {
    item: stored.claim(aRedeemedClaim({ title: 'Oferta validada' })),
    mark: 'Oferta validada',
  },
  pushSubscriptions: {
    item: { ...keys.pushSubscriptions(ownerId), subscriptions: [sampleSubscription] },
    mark: sampleSubscription.createdAt,
  },
  business: {
    item: stored.business(aBusiness({ trialEndsAt: '2026-03-03T00:00:00.001Z' })),
    mark: '2026-03-03T00:00:00.001Z',
  },
  validatorCounters: {
    item: {
      ...keys.validatorCounters(sampleValidator.id),
      validationsCount: 7,
      lastValidationAt: '2026-02-06T00:00:00.007Z',
    },
    mark: '2026-02-06T00:00:00.007Z',
  },
  validator: {
    item: { ...keys.validator(businessId, validatorId), ...sampleValidator },
    mark: sampleValidator.name,
  },
  audit: { item: { ...keys.audit(businessId, '01'), ...anAudit }, mark: anAudit.reason },
  subscription: {
    item: stored.subscription(aSubscription({ nextStart: '2029-03-17' })),
    mark: '2029-03-17',
  },
  invoice: {
    item: stored.invoice(anInvoice({ rejectionReason: 'Valor diferente' })),
    mark: 'Valor diferente',
  },
  agreement: {
    item: {
      ...keys.agreement(businessId, '2029-04-18'),
      maxShops: 5,
      maxValidatorsPerShop: 5,
      maxActiveOffers: 50,
      monthlyPrice: 500,
      validFrom: '2029-04-18',
      note: 'Contrato 17',
    },
    mark: '2029-04-18',
  },
  shop: { item: stored.shop(aShop({ about: 'Desde 1950' })), mark: 'Desde 1950' },
  shopCounters: {
    item: { ...keys.shopCounters(shopId), followersCount: 777_001, offersCount: 1 },
    mark: '777001',
  },
  shopIdentifier: {
    item: {
      ...keys.shopIdentifier('nomeantigo'),
      ...inGsi1(partitions.identifiersReleasedBy(businessId), 'nomeantigo'),
      shopId,
      businessId,
      reservedUntil: '2027-11-01T00:00:00.000Z',
    },
    mark: 'nomeantigo',
  },
  indication: {
    item: {
      ...stored.indication(anIndication({ comment: 'Vende livros' })),
      ...inGsi2(partitions.indicationsOfUser(ownerId), indicationId),
    },
    mark: 'Vende livros',
  },
  image: {
    item: { ...keys.image(businessId, anImage().id), ...anImage() },
    mark: imageUrlNo(),
  },
  report: {
    item: storedReport(aReport({ createdAt: '2026-02-07T00:00:00.008Z' })),
    mark: '2026-02-07T00:00:00.008Z',
  },
  offer: { item: stored.offer(anOffer({ moreDetails: 'Assado agora' })), mark: 'Assado agora' },
  offerCounters: {
    item: { ...keys.offerCounters(offerId), claimedCount: 777_002, redeemedCount: 0 },
    mark: '777002',
  },
};

/** The samples, and the rows that list the business's shop and offer. */
export const exportedItems: readonly StoredItem[] = [
  ...Object.values(samples).map(({ item }) => item),
  { ...keys.shopOfBusiness(businessId, shopId) },
  { ...keys.offerOfBusiness(businessId, offerId) },
];
