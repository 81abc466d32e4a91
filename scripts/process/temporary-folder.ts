import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes an empty temporary folder and gives its path and what removes it with all that it holds. The
 * name is short, since browsers put sockets below it and the path of a socket may have 100 characters.
 */
export function makeTemporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  // A program that is being stopped may write for a moment longer.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return { folder, remove };
}

/**
 * Gives this process, and all that it starts, a temporary folder of their own. It is removed when the
 * process ends, so tools that are interrupted leave nothing in the system's temporary folder.
 */
export function takeOwnTemporaryFolder(): void {
  const { folder, remove } = makeTemporaryFolder();
  process.env['TMPDIR'] = folder;
  process.once('exit', remove);
}
