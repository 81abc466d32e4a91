import type { Business, BusinessRef } from '#contract/businesses.ts';

/** What shops and offers show of their business. */
export function businessRefOf({ id, name, avatarUrl }: Business): BusinessRef {
  return { id, name, ...(avatarUrl && { avatarUrl }) };
}
