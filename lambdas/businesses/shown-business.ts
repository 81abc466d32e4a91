import type { Business, BusinessRef } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import type { ShownImage } from '#contract/media/images.ts';
import type { BusinessItem } from './store/business-store.ts';

/** Returns the avatar URL of a business, which has at most one image. */
export function avatarOf(images: readonly ShownImage[]): { avatarUrl?: string } {
  const [avatar] = images;
  return avatar ? { avatarUrl: avatar.url } : {};
}

/** Returns what shops and offers show of their business; its avatar only once the image is ready. */
export function businessRefOf({ id, name, images }: Business): BusinessRef {
  return { id, name, ...avatarOf(images.filter(({ status }) => status === 'ready')) };
}

/**
 * Returns a business as the API shows it. A special size with an agreement gets its own id as `previousActive`, so that
 * clients treat it as ordinary; stored, only revisions have that attribute.
 */
export const shownBusiness = (business: BusinessItem): BusinessItem =>
  isSpecial(business) && business.agreedLimits && business.previousActive === undefined
    ? { ...business, previousActive: business.id }
    : business;
