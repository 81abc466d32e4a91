import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Hashes values and all files at or below the paths, with their relative names. */
export function hashOf(values: readonly unknown[], paths: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const root of paths) {
    for (const file of filesBelow(root)) {
      hash.update(`\0${path.relative(path.dirname(root), file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Runs `work`, unless it last succeeded with the same inputs. `inputs` returns their hash; it is called again after the
 * work, so it may include results. Only success is stored in `file`, so interrupted work is repeated. Returns whether
 * the work ran.
 */
export async function unlessDone(
  file: string,
  inputs: () => string | Promise<string>,
  work: () => Promise<void>,
): Promise<boolean> {
  if (existsSync(file) && readFileSync(file, 'utf8') === (await inputs())) return false;
  rmSync(file, { force: true });
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await inputs());
  return true;
}

function filesBelow(root: string): string[] {
  if (!statSync(root).isDirectory()) return [root];
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
