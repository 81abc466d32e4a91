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

/** A hash of values and of all files at or below the paths, with their relative names. */
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
 * Does a piece of work, unless it was last done from the same inputs. `inputs` gives their hash. It is asked
 * again after the work, so it may include what the work makes. The hash is then kept in `file`, so work that
 * was interrupted is repeated. Gives whether the work was done now.
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
