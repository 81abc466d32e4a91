import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All that a template or a Lambda bundle is made from. */
const sources = [
  'bin',
  'lib',
  'lambdas',
  'contract',
  'package-lock.json',
  'cdk.json',
  'tsconfig.json',
];

/** A hash of everything that a deploy depends on: equal hashes, equal deploys. */
export function fingerprint(folder: string, extra: readonly string[]): string {
  const hash = createHash('sha256');
  for (const word of extra) hash.update(`${word}\0`);
  for (const source of sources) {
    for (const file of filesBelow(path.join(folder, source))) {
      hash
        .update(`${path.relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesBelow(entry: string): string[] {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}
