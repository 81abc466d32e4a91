import { type Commit, retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  findLinkPreview,
  type LinkPreview,
  removeLinkPreview,
} from '../store/link-preview-store.ts';
import { itemOfPreview, prefixOfPreviews } from './fingerprint.ts';
import { removePreviewFiles, removePreviewFilesBelow } from './preview-files.ts';

/** Previews that are removed at the same time. */
const atOnce = 10;

/** Removes a preview that was read with all files that were made for its item. */
export async function removePreview(before: LinkPreview, commit: Commit): Promise<void> {
  // The files first, so that a job that runs again after a crash still finds them. All of them: a job that crashed
  // before it named its file left one that no preview names.
  await removePreviewFilesBelow(prefixOfPreviews(before.key, before.itemId));
  await commit([removeLinkPreview(before)]);
}

async function removePreviewOf(itemId: string, key: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const before = await findLinkPreview(itemId);
    if (before) return removePreview(before, commit);
    // A job that crashed left it.
    await removePreviewFiles([key]);
  });
}

/**
 * Removes the previews of shops and offers by the keys of their files. What they show is stored, so that they can be
 * drawn again. Throws WriteConflict after six attempts.
 */
export async function removeLinkPreviews(keys: readonly string[]): Promise<void> {
  const byItem = new Map(keys.map((key) => [itemOfPreview(key) ?? '', key]));
  const previews = [...byItem];
  for (let start = 0; start < previews.length; start += atOnce) {
    const some = previews.slice(start, start + atOnce);
    await Promise.all(some.map(([itemId, key]) => removePreviewOf(itemId, key)));
  }
}
