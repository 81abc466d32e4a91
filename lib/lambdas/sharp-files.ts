import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Platform } from '../config/platform.ts';

/** Returns sharp's packages with native code for a platform. */
function nativePackages({ os, cpu, libc }: Platform): string[] {
  const system = libc === 'musl' ? `${os}musl` : os;
  return [`@img/sharp-${system}-${cpu}`, `@img/sharp-libvips-${system}-${cpu}`];
}

interface LockedPackage {
  readonly version: string;
  readonly integrity: string;
}

interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Returns a project with only those packages, at the versions and checksums of the checkout's lock. */
function projectOf(platform: Platform) {
  const { lockfileVersion, packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = nativePackages(platform).map((name) => {
    const entry = packages[`node_modules/${name}`];
    if (!entry) throw new Error(`package-lock.json does not name ${name}`);
    return { name, ...entry };
  });
  const root = {
    name: 'sharp-of-platform',
    version: locked[0]?.version,
    dependencies: Object.fromEntries(locked.map(({ name, version }) => [name, version])),
  };
  const entries = locked.map(({ name, version, integrity }) => [
    `node_modules/${name}`,
    { version, integrity },
  ]);
  const lock = { ...root, lockfileVersion, packages: { '': root, ...Object.fromEntries(entries) } };
  const hash = createHash('sha256').update(JSON.stringify(lock)).digest('hex').slice(0, 12);
  return { root, lock, id: `${locked.map(({ version }) => version).join('-')}-${hash}` };
}

/** Installs a project without network extras or scripts. Throws if npm fails, after npm's own output. */
function install(folder: string, { os, cpu, libc }: Platform): void {
  const platform = [`--cpu=${cpu}`, `--os=${os}`, `--libc=${libc}`];
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    execFileSync('npm', ['ci', ...platform, ...quietly], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      // npm would leave compiled code in the temporary folder.
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    });
  } catch (cause) {
    throw new Error(
      `npm could not install sharp's packages for ${os} on ${cpu} with ${libc}: is npm's registry reachable?`,
      { cause },
    );
  }
}

/** Renames a folder, unless another process finished the same work first. */
function renameUnlessDone(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/**
 * Returns the folder of sharp's packages for a platform. npm installs only this machine's packages, so others go into
 * one folder per version.
 */
function packagesFor(platform: Platform): string {
  const { root, lock, id } = projectOf(platform);
  const folder = path.join('dist/sharp', id);
  if (!existsSync(folder)) {
    mkdirSync('dist/sharp', { recursive: true });
    // Another process may install the same, and an interrupted one leaves an unfinished folder.
    const unfinished = mkdtempSync('dist/sharp/unfinished-');
    try {
      writeFileSync(path.join(unfinished, 'package.json'), JSON.stringify(root));
      writeFileSync(path.join(unfinished, 'package-lock.json'), JSON.stringify(lock));
      install(unfinished, platform);
      renameUnlessDone(unfinished, folder);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return path.join(folder, 'node_modules/@img');
}

/** Run-time files: code, JSON for module resolution, and native code. */
const isRun = (file: string) => /\.(?:c?js|json|node|so[.\d]*|dylib|dll)$/.test(file);

/** Licence files. The licences of libvips and its libraries are in its README. */
const isLicence = (file: string) => /^(?:LICEN[CS]E(?:\..+)?|README\.md)$/.test(file);

function copyPackage(source: string, target: string): void {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => isRun(each) || isLicence(each))) {
    cpSync(path.join(source, file), path.join(target, file));
  }
}

/** Returns the folders of sharp and its dependencies, which have no dependencies themselves. */
function packagesOfSharp(): string[] {
  const { dependencies } = JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8'));
  const folders = Object.keys(dependencies).map((name) => {
    const own = `node_modules/sharp/node_modules/${name}`;
    return existsSync(own) ? own : `node_modules/${name}`;
  });
  return ['node_modules/sharp', ...new Set(folders)];
}

/** Copies sharp into a bundle: run-time files and licences, with native code for a platform or this machine. */
export function copySharp(bundle: string, platform: Platform | undefined): void {
  for (const folder of packagesOfSharp()) copyPackage(folder, path.join(bundle, folder));
  const from = platform ? packagesFor(platform) : 'node_modules/@img';
  for (const name of readdirSync(from).filter((each) => each.startsWith('sharp-'))) {
    copyPackage(path.join(from, name), path.join(bundle, 'node_modules/@img', name));
  }
}
