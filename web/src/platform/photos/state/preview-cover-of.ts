import type { ShownImage } from '#contract/media/images.ts';
import type { Photos } from './use-photos.ts';

/** Returns the cover of a preview: the first photo without a problem. */
export function previewCoverOf({ value, stateOf }: Pick<Photos, 'value' | 'stateOf'>): {
  readonly image?: ShownImage | undefined;
  readonly previewUrl?: string | undefined;
} {
  const cover = value.find(({ problem }) => problem === undefined);
  if (!cover) return {};
  const { image, preview } = stateOf(cover);
  return { image, previewUrl: preview };
}
