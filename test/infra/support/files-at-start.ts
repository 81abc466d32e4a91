import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '#scripts/process/main.ts';
import { environment } from '#test/bench/cold-start/measure-once.ts';

/** sharp and its dependencies: their files differ by platform. */
const decoder = /node_modules\/(?:sharp|@img|detect-libc|semver)\//;

/** Returns the files that bundled Lambdas load at their start, as `<name>/<file>`, without sharp's. */
export function filesAtStart(bundles: string, names: readonly string[]): readonly string[] {
  // Outside of the checkout, as on Lambda, no package.json makes them ES modules.
  const { folder, remove } = makeTemporaryFolder();
  cpSync(bundles, folder, { recursive: true });
  const script = `
    for (const name of process.argv.slice(1)) require('./' + name);
    process.stdout.write(JSON.stringify(Object.keys(require.cache)));
    process.exit();`;
  const env = environment('start', 'http://127.0.0.1:1');
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const loaded: readonly string[] = JSON.parse(
    execFileSync(process.execPath, ['-e', script, ...names], options),
  );
  remove();
  return loaded
    .filter((file) => !decoder.test(file))
    .map((file) => path.relative(folder, file))
    .sort();
}
