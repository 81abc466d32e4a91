import { createHash } from 'node:crypto';
import type { PreviewContent } from './preview-content.ts';

/** Version of the design; raise it so that each preview is redrawn by its next job. */
const design = 2;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Returns the same value for previews that look the same. */
export function fingerprintOf(content: PreviewContent): string {
  return hashOf(JSON.stringify([design, content]));
}

interface NamedPreview {
  /** `<area>/<business>`. */
  readonly folder: string;
  readonly itemId: string;
  readonly fingerprint: string;
  /** Key of the replaced preview. */
  readonly replacedKey: string | undefined;
}

const prefixOf = (folder: string, itemId: string) => `${folder}/previews/${itemId}-`;

/** Returns the id of the shop or offer from a preview's key; undefined for other files. */
export const itemOfPreview = (key: string): string | undefined =>
  /\/previews\/([^/-]+)-[^/]+$/.exec(key)?.[1];

/** Returns the key prefix of all previews ever made for an item, from one of their keys. */
export const prefixOfPreviews = (key: string, itemId: string) =>
  prefixOf(key.slice(0, Math.max(key.indexOf('/previews/'), 0)), itemId);

/**
 * Returns the key of a preview's file. A job that is repeated after a crash gets the same key. The replaced key is part
 * of the hash: if an old content comes back, its file gets another key, and the removal of the old file cannot hit it.
 */
export function previewKeyOf({ folder, itemId, fingerprint, replacedKey }: NamedPreview): string {
  return `${prefixOf(folder, itemId)}${hashOf(`${fingerprint} ${replacedKey ?? ''}`)}.jpg`;
}
