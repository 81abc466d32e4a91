import type { ShownImage } from '#contract/media/images.ts';

/** The URL of the avatar among the images of a business, which has one at most. */
export function avatarOf(images: readonly ShownImage[]): { avatarUrl?: string } {
  const [avatar] = images;
  return avatar ? { avatarUrl: avatar.url } : {};
}
