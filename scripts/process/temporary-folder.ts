import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates an empty temporary folder. Returns its path and a function that removes it. The name is short because
 * browsers create sockets in it, and a socket path has at most about 100 characters.
 */
export function makeTemporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  // Retries, because a program that is being stopped may still write files.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return { folder, remove };
}

/** Sets a new temporary folder for this process and its children, so that interrupted tools leave nothing behind. */
export function takeOwnTemporaryFolder(): void {
  const { folder, remove } = makeTemporaryFolder();
  process.env['TMPDIR'] = folder;
  process.once('exit', remove);
}
