import type { ShownImage } from '#contract/media/images.ts';

/** Returns the avatar URL of a business, which has at most one image. */
export function avatarOf(images: readonly ShownImage[]): { avatarUrl?: string } {
  const [avatar] = images;
  return avatar ? { avatarUrl: avatar.url } : {};
}
