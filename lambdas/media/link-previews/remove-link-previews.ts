import { type Commit, retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  findLinkPreview,
  type LinkPreview,
  removeLinkPreview,
} from '../store/link-preview-store.ts';
import { itemOfPreview, prefixOfPreviews } from './fingerprint.ts';
import { removePreviewFiles, removePreviewFilesBelow } from './preview-files.ts';

/** Previews removed in parallel. */
const concurrency = 10;

/** Removes a preview with all files that were made for its item. */
export async function removePreview(before: LinkPreview, commit: Commit): Promise<void> {
  // Files first, so that a repeated job finds them; all of them, since a crashed job may have left one without a record.
  await removePreviewFilesBelow(prefixOfPreviews(before.key, before.itemId));
  await commit([removeLinkPreview(before)]);
}

async function removePreviewOf(itemId: string, key: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const before = await findLinkPreview(itemId);
    if (before) return removePreview(before, commit);
    // Left by a crashed job.
    await removePreviewFiles([key]);
  });
}

/** Removes the previews of shops and offers, by the keys of their files. They can be drawn again. */
export async function removeLinkPreviews(keys: readonly string[]): Promise<void> {
  const byItem = new Map(keys.map((key) => [itemOfPreview(key) ?? '', key]));
  const previews = [...byItem];
  for (let start = 0; start < previews.length; start += concurrency) {
    const some = previews.slice(start, start + concurrency);
    await Promise.all(some.map(([itemId, key]) => removePreviewOf(itemId, key)));
  }
}
