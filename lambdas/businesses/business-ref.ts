import type { Business, BusinessRef } from '#contract/businesses/businesses.ts';
import { avatarOf } from '#lambdas/media/images/avatar.ts';

/** Returns what shops and offers show of their business; its avatar only once the image is ready. */
export function businessRefOf({ id, name, images }: Business): BusinessRef {
  return { id, name, ...avatarOf(images.filter(({ status }) => status === 'ready')) };
}
