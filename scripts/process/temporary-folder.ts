import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes an empty temporary folder. Gives its path and the function that removes it with its content. The name
 * is short because browsers put sockets below it, whose paths may have 100 characters.
 */
export function makeTemporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  // A program that is being stopped may still write for a moment.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return { folder, remove };
}

/**
 * Gives this process and all that it starts a temporary folder of their own, removed when the process ends,
 * so that interrupted tools leave nothing in the system's temporary folder.
 */
export function takeOwnTemporaryFolder(): void {
  const { folder, remove } = makeTemporaryFolder();
  process.env['TMPDIR'] = folder;
  process.once('exit', remove);
}
