import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '#scripts/process/main.ts';
import { lambdaEnvironment } from '#test/support/lambda-environment.ts';

/** sharp and its dependencies: their files differ by platform. */
const decoder = /node_modules\/(?:sharp|@img|detect-libc|semver)\//;

interface Start {
  readonly files: readonly string[];
  readonly formats: readonly string[];
}

/**
 * Returns what bundled Lambdas load at their start: files, as `<name>/<file>`, without sharp's, and formats of numbers
 * and dates, as `<name>: <class>`.
 */
export function loadedAtStart(bundles: string, names: readonly string[]): Start {
  // Outside of the checkout, as on Lambda, no package.json makes them ES modules.
  const { folder, remove } = makeTemporaryFolder();
  cpSync(bundles, folder, { recursive: true });
  const script = `
    const formats = [];
    let loading;
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'RelativeTimeFormat', 'Collator']) {
      const construct = (target, args) => {
        formats.push(loading + ': ' + name);
        return new target(...args);
      };
      Intl[name] = new Proxy(Intl[name], { construct });
    }
    for (loading of process.argv.slice(1)) require('./' + loading);
    process.stdout.write(JSON.stringify({ files: Object.keys(require.cache), formats }));
    process.exit();`;
  const { PATH } = process.env;
  const env = { ...lambdaEnvironment, PATH, NODE_ENV: 'production' };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { files, formats }: Start = JSON.parse(
    execFileSync(process.execPath, ['-e', script, ...names], options),
  );
  remove();
  const own = files
    .filter((file) => !decoder.test(file))
    .map((file) => path.relative(folder, file))
    .sort();
  return { files: own, formats };
}
