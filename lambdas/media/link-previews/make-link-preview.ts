import { type Commit, retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';
import { findLinkPreview, type LinkPreview, saveLinkPreview } from '../store/link-preview-store.ts';
import { drawPreview } from './draw-preview.ts';
import { fingerprintOf, previewKeyOf } from './fingerprint.ts';
import type { PreviewContent } from './preview-content.ts';
import { readVariant, removePreviewFiles, storePreviewFile } from './preview-files.ts';
import { findPreviewSubject } from './preview-subject.ts';
import { removePreview } from './remove-link-previews.ts';

/** A preview's content without a picture that is gone, and the file of one that is not. */
async function withPicture({ picture, ...content }: PreviewContent) {
  const file = picture && (await readVariant(picture.key));
  return { content: file ? { ...content, picture } : content, file };
}

/** Stores a drawn preview. Where another job was first, removes the file again, since no preview names it. */
async function save(
  before: LinkPreview | undefined,
  after: LinkPreview,
  jpeg: Buffer,
  commit: Commit,
): Promise<void> {
  await storePreviewFile(after.key, jpeg);
  try {
    await commit(saveLinkPreview(before, after));
  } catch (error) {
    if (error instanceof WriteConflict) {
      const winner = await findLinkPreview(after.itemId);
      if (winner?.key !== after.key) await removePreviewFiles([after.key]);
    }
    throw error;
  }
  await removePreviewFiles([before?.key]);
}

/**
 * One try; returns whether a preview was drawn. The preview is read before what it shows: nobody who read that earlier
 * can then store another.
 */
async function tryToMake(itemId: string, now: Date, commit: Commit): Promise<boolean> {
  const before = await findLinkPreview(itemId);
  const subject = await findPreviewSubject(itemId);
  if (!subject) {
    if (before) await removePreview(before, commit);
    return false;
  }
  const isMade = (content: PreviewContent) => fingerprintOf(content) === before?.fingerprint;
  const photo = isMade(subject.content) ? undefined : await withPicture(subject.content);
  if (!photo || isMade(photo.content)) {
    await removePreviewFiles([before?.replacedKey]);
    return false;
  }
  const { content, file } = photo;
  const fingerprint = fingerprintOf(content);
  const replacedKey = before?.key;
  const key = previewKeyOf({ folder: subject.folder, itemId, fingerprint, replacedKey });
  const madeAt = now.toISOString();
  const after = { itemId, key, fingerprint, madeAt, ...(replacedKey && { replacedKey }) };
  await save(before, after, await drawPreview(content, file), commit);
  return true;
}

/**
 * Makes the picture that links to a shop or an offer show, as that is now, or removes that of one that is gone or
 * whose business may not publish. Does not draw or write a preview that shows this already. Starts again where another
 * job or the removal of the shop or offer was first; throws WriteConflict after six attempts.
 */
export async function makeLinkPreview(itemId: string, now: Date): Promise<void> {
  const isDrawn = await retryOnConflict((commit) => tryToMake(itemId, now, commit));
  // The business may have been suspended, and its other pictures withheld, while this one was drawn.
  if (isDrawn && !(await findPreviewSubject(itemId))) {
    await retryOnConflict((commit) => tryToMake(itemId, now, commit));
  }
}
