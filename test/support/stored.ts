import type { Indication } from '#contract/shops/indications.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import type { ReceiptUpload } from '#lambdas/billing/receipts/receipt-upload.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { type BusinessItem, businessAttributes } from '#lambdas/businesses/store/business-store.ts';
import { forgottenAt } from '#lambdas/claims/forgetting.ts';
import { type ClaimItem, claimItemOf } from '#lambdas/claims/store/claim-item.ts';
import { listed } from '#lambdas/claims/store/redemption-store.ts';
import { offerTerms } from '#lambdas/claims/store/terms.ts';
import { type ImageItem, imageItemKey } from '#lambdas/media/store/image-store.ts';
import type { UploadItem } from '#lambdas/media/uploads/upload.ts';
import { type OfferItem, offerAttributes } from '#lambdas/offers/store/offer-item.ts';
import { insertOffer } from '#lambdas/offers/store/write-offer.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { inGsi1, partitions, validatorListKey } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { actionOf } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { insertShop, type ShopItem, shopItemOf } from '#lambdas/shops/store/shop-store.ts';
import type { ValidatorItem } from '#lambdas/validators/store/validator-store.ts';
import { aBusiness } from './builders/a-business.ts';
import { aShop } from './builders/a-shop.ts';
import { anInvoice, anUnpaidInvoice, aSubscription, storedBilling } from './builders/an-invoice.ts';
import { aStaffUser, aUser } from './builders/people.ts';

type StoredItem = Key & Record<string, unknown>;

/** Builds the items of claims and redemptions. */
const storedClaims = {
  claim: (claim: ClaimItem): StoredItem => claimItemOf(claim),
  redemptions: (claim: ClaimItem): StoredItem[] =>
    (claim.redemptions ?? []).flatMap((one) => [
      { ...keys.redemption(one.id), code: claim.code },
      {
        ...keys.redemptionOfShop(one.shopId, one.day, one.redeemedAt, one.id),
        ...listed(claim, one),
      },
    ]),
  /** Terms of the claimed version of the offer. */
  terms: (claim: ClaimItem): StoredItem => ({
    ...keys.offerTerms(claim.offerId, claim.offerVersion),
    ...inGsi1(partitions.termsOfBusiness(claim.businessId), claim.endsAt),
    ...offerTerms.parse({ ...claim, seller: { name: 'Padaria Aurora' } }),
  }),
  /** Marks a month with ending claims of a business. */
  monthOfClaims: (businessId: string, month: string): StoredItem => ({
    ...keys.claimsMonth(businessId, month),
    businessId,
    ttl: forgottenAt(month),
  }),
  /** A shard of an offer with some of its stock taken. */
  shard: (claim: ClaimItem, taken = 1): StoredItem => ({
    ...keys.claimShard(claim.offerId, claim.shard),
    businessId: claim.businessId,
    taken,
  }),
  usedOfShard: ({ offerId, shard, businessId }: ClaimItem, used = 1): StoredItem => ({
    ...keys.usedOfShard(offerId, shard),
    businessId,
    used,
  }),
} as const;

/** Builds table items, keys included, from users, businesses, shops and offers. */
export const stored = {
  user: (user: UserItem): StoredItem => ({ ...keys.user(user.userId), ...user }),
  business: (business: BusinessItem): StoredItem => ({
    ...keys.business(business.id),
    ...businessAttributes(business),
  }),
  shop: (shop: ShopItem): StoredItem => shopItemOf(shop),
  validator: (validator: ValidatorItem): StoredItem => ({
    ...keys.validator(validator.businessId, validator.id),
    LSI1SK: validatorListKey(validator.status === 'disabled', validator.shopId, validator.id),
    ...validator,
  }),
  ...storedBilling,
  ...storedClaims,
  indication: (indication: Indication): StoredItem => ({
    ...keys.indication(indication.id),
    ...inGsi1(partitions.indicationsOfStatus(indication.status), indication.id),
    ...indication,
  }),
  image: (image: ImageItem): StoredItem => ({ ...imageItemKey(image.key), ...image }),
  upload: (upload: UploadItem): StoredItem => ({ ...keys.upload(upload.id), ...upload }),
  receiptUpload: (upload: ReceiptUpload): StoredItem => ({ ...keys.upload(upload.id), ...upload }),
  offer: (offer: OfferItem): StoredItem => ({
    ...keys.offer(offer.id),
    ...offerAttributes(offer),
  }),
} as const;

/** Returns the items that writes store whole. */
const itemsOf = (writes: readonly Write[]) =>
  writes.flatMap((write) => (actionOf(write).Put?.Item as StoredItem | undefined) ?? []);

/** A shop after its opening, with all its items; its business has one shop. */
export const openedShop = (shop: ShopItem = aShop()): StoredItem[] => [
  ...itemsOf(insertShop(shop, { maxShops: 1, maxActiveOffers: 1, maxValidatorsPerShop: 1 })),
  { ...keys.businessCounters(shop.businessId), shopsCount: 1 },
];

/** An offer after its publication, with its rows in the lists of its business and shops. */
export const publishedOffer = (
  offer: OfferItem,
  shops: readonly ShopItem[] = [aShop()],
  business: BusinessItem = aBusiness(),
): StoredItem[] => itemsOf(insertOffer(offer, { business, shops }, undefined));

/** A business with its owner and its opened shops. */
export const aBakery = ({
  business = aBusiness(),
  shops = [aShop()],
}: {
  readonly business?: BusinessItem;
  readonly shops?: readonly ShopItem[];
} = {}): StoredItem[] => [
  stored.user(aUser({ userId: business.userId, businessId: business.id })),
  stored.business(business),
  ...shops.flatMap(openedShop),
  { ...keys.businessCounters(business.id), shopsCount: shops.length },
];

/** The bakery with its subscription and one invoice, which its subscription lists while it is unpaid; and staff. */
export const aBilledBakery = ({
  business = {},
  subscription = {},
  invoice = {},
}: {
  readonly business?: Partial<BusinessItem>;
  readonly subscription?: Partial<SubscriptionItem>;
  readonly invoice?: Partial<InvoiceItem>;
} = {}): StoredItem[] => {
  const billed = anInvoice(invoice);
  const { periodStart: start, dueDate, status, reviewSince } = billed;
  const inReview = reviewSince && { inReviewSince: reviewSince.slice(0, 10) };
  const isUnpaid = status === 'open' || status === 'in_review';
  const unpaid = isUnpaid ? [anUnpaidInvoice({ start, dueDate, ...inReview })] : [];
  return [
    stored.user(aStaffUser()),
    ...aBakery({ business: { ...aBusiness(), ...business }, shops: [] }),
    stored.subscription(aSubscription({ unpaid, ...subscription })),
    stored.invoice(billed),
  ];
};
