import type { BusinessInput } from '#contract/businesses/businesses.ts';
import { type BusinessChange, changeBusiness } from '#lambdas/businesses/business.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { revisionId } from './builders/a-business.ts';

/** Instant of the changes by `applyOwnersInput`. */
export const now = new Date('2026-11-21T12:00:00.000Z');
export const nowIso = now.toISOString();

/** An avatar as a record stores it. */
export const avatar = (url?: string): Pick<BusinessItem, 'avatarUrl' | 'images'> =>
  url === undefined ? { images: [] } : { avatarUrl: url, images: [{ url, status: 'ready' }] };

/** Adds the facts of the avatar to an owner's input. */
export const withImages = (input: BusinessInput): BusinessChange => ({
  ...input,
  ...avatar(input.avatarUrl),
});

/** Applies an owner's input to the records of a business. */
export const applyOwnersInput = (
  target: BusinessItem,
  input: BusinessInput,
  other?: BusinessItem,
) => changeBusiness({ target, other }, withImages(input), { revisionId, now });
