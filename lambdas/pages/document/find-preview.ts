import { imageUrlOf } from '#contract/media/images.ts';
import { findLinkPreview } from '#lambdas/media/store/link-preview-store.ts';

/** Returns the path of the drawn preview of a shop or an offer, a JPEG; undefined until it is drawn. */
export async function findPreview(itemId: string): Promise<string | undefined> {
  const preview = await findLinkPreview(itemId, 'eventual');
  return preview && imageUrlOf(preview.key);
}
