import { readdirSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';

/** A file of the built site, and how it has to be stored. */
export interface SiteFile {
  readonly file: string;
  readonly key: string;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Every file of the built site. `index.html` comes last: whoever gets it must find all it names. */
export function siteFiles(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort((one, other) => Number(one === 'index.html') - Number(other === 'index.html'))
    .map((relative) => {
      const key = relative.split(path.sep).join('/');
      return {
        file: path.join(folder, relative),
        key,
        contentType: contentTypeOf(key),
        cacheControl: cacheControlOf(key),
      };
    });
}

function contentTypeOf(key: string): string {
  const type = lookup(key) ?? 'application/octet-stream';
  return /^text\/|javascript$|json$|\/svg\+xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** What lies under `static` has its content's hash in its name; all else is asked for anew each time. */
function cacheControlOf(key: string): string {
  return key.startsWith('static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
