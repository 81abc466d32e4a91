import { type Commit, transact } from '../shared/transact.ts';
import { WriteConflict } from '../shared/write.ts';
import { drawPreview } from './draw-preview.ts';
import { fingerprintOf, prefixOfPreviews, previewKeyOf } from './fingerprint.ts';
import {
  findLinkPreview,
  type LinkPreview,
  removeLinkPreview,
  saveLinkPreview,
} from './link-preview-repository.ts';
import type { PreviewContent } from './preview-content.ts';
import {
  readVariant,
  removePreviewFiles,
  removePreviewFilesBelow,
  storePreviewFile,
} from './preview-files.ts';
import { findPreviewSubject } from './preview-subject.ts';

/** A preview's content without a picture that is gone, and the file of one that is not. */
async function withPicture({ picture, ...content }: PreviewContent) {
  const file = picture && (await readVariant(picture.key));
  return { content: file ? { ...content, picture } : content, file };
}

/** Stores a drawn preview. Where another job was first, removes the file again, which nothing names then. */
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

async function removePreview(before: LinkPreview | undefined, commit: Commit): Promise<void> {
  if (!before) return;
  // The files first, so that a job that runs again after a crash still finds them. All of them: a job that crashed
  // before it named its file left one that no preview names.
  await removePreviewFilesBelow(prefixOfPreviews(before.key, before.itemId));
  await commit([removeLinkPreview(before)]);
}

/** One try. The preview is read before what it shows: nobody who read that earlier can then store another. */
async function tryToMake(itemId: string, now: Date, commit: Commit): Promise<void> {
  const before = await findLinkPreview(itemId);
  const subject = await findPreviewSubject(itemId);
  if (!subject) return removePreview(before, commit);
  const isMade = (content: PreviewContent) => fingerprintOf(content) === before?.fingerprint;
  if (isMade(subject.content)) return removePreviewFiles([before?.replacedKey]);
  const { content, file } = await withPicture(subject.content);
  if (isMade(content)) return removePreviewFiles([before?.replacedKey]);
  const fingerprint = fingerprintOf(content);
  const replacedKey = before?.key;
  const key = previewKeyOf({ folder: subject.folder, itemId, fingerprint, replacedKey });
  const madeAt = now.toISOString();
  const after = { itemId, key, fingerprint, madeAt, ...(replacedKey && { replacedKey }) };
  await save(before, after, await drawPreview(content, file), commit);
}

/**
 * Makes the picture that links to a shop or an offer show, as that is now, or removes that of one that is gone. Does
 * not draw or write a preview that shows this already. Starts again where another job or the removal of the shop or
 * offer was first; throws WriteConflict after six attempts.
 */
export async function makeLinkPreview(itemId: string, now: Date): Promise<void> {
  await transact((commit) => tryToMake(itemId, now, commit));
}
