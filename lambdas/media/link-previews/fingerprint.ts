import { createHash } from 'node:crypto';
import type { PreviewContent } from './preview-content.ts';

/** To be increased when previews are drawn in another way, so that each is drawn again at its next job. */
const design = 1;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Is the same for previews that look alike. */
export function fingerprintOf(content: PreviewContent): string {
  return hashOf(JSON.stringify([design, content]));
}

interface NamedPreview {
  /** `<area>/<business>`. */
  readonly folder: string;
  readonly itemId: string;
  readonly fingerprint: string;
  /** The key of the preview that it replaces. */
  readonly replacedKey: string | undefined;
}

const prefixOf = (folder: string, itemId: string) => `${folder}/previews/${itemId}-`;

/** The id of the shop or offer whose preview a file is; undefined for other files. */
export const itemOfPreview = (key: string): string | undefined =>
  /\/previews\/([^/-]+)-[^/]+$/.exec(key)?.[1];

/** The prefix of the keys of all files that were ever made for the preview of an item, from the key of one of them. */
export const prefixOfPreviews = (key: string, itemId: string) =>
  prefixOf(key.slice(0, Math.max(key.indexOf('/previews/'), 0)), itemId);

/**
 * The key of a preview's file. The same for a job that runs again after a crash. The key of the file before is
 * part of the hash, so that a content that returns gets another key: the job that removes the file of the earlier
 * one cannot remove the new one's.
 */
export function previewKeyOf({ folder, itemId, fingerprint, replacedKey }: NamedPreview): string {
  return `${prefixOf(folder, itemId)}${hashOf(`${fingerprint} ${replacedKey ?? ''}`)}.jpg`;
}
