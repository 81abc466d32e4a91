import type { Business, BusinessRef } from '#contract/businesses/businesses.ts';
import { avatarOf } from '#lambdas/media/images/avatar.ts';

/** What shops and offers show of their business; its avatar once that is ready. */
export function businessRefOf({ id, name, images }: Business): BusinessRef {
  return { id, name, ...avatarOf(images.filter(({ status }) => status === 'ready')) };
}
