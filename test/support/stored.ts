import type { Indication } from '#contract/shops/indications.ts';
import type { ReceiptUpload } from '#lambdas/billing/receipts/receipt-upload.ts';
import { type BusinessItem, businessAttributes } from '#lambdas/businesses/store/business-store.ts';
import { type ImageItem, imageItemKey } from '#lambdas/media/store/image-store.ts';
import type { UploadItem } from '#lambdas/media/uploads/upload.ts';
import { type OfferItem, offerAttributes } from '#lambdas/offers/store/offer-item.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { inGsi1, partitions, validatorListKey } from '#lambdas/platform/table/index-keys.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { type ShopItem, shopItemOf } from '#lambdas/shops/store/shop-store.ts';
import type { ValidatorItem } from '#lambdas/validators/store/validator-store.ts';
import { storedBilling } from './stored-billing.ts';
import { storedClaims } from './stored-claims.ts';

type StoredItem = Key & Record<string, unknown>;

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
