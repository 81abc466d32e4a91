import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { configOf, localLocations } from '#lib/config/config.ts';
import { platformOf } from '#lib/config/platform.ts';
import type { LambdaCode } from '#lib/constructs/lambdas/service-function.ts';
import { bundleLambdas } from '#lib/lambdas/bundle-lambdas.ts';
import { lambdas } from '#lib/lambdas/lambdas.ts';
import { copySharp } from '#lib/lambdas/sharp-files.ts';
import { makeTemporaryFolder } from '#scripts/process/main.ts';
import { buildOpenFiles } from '#scripts/site/build-open-files.ts';
import { errorsOfDeployedApp } from './support/deployed-app.ts';
import { loadedAtStart } from './support/loaded-at-start.ts';

const user = 'run-image-jobs';
const mover = 'run-picture-moves';
/** Lambdas that need S3 in every call. */
const usersOfFiles = [user, mover, 'run-exports', 'run-reports', 'write-sitemap'];
const folderOf = (target: string) => path.join('dist/lambdas', `infra-test-${target}`);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Maximum bytes of a bundle; a cold start reads all of it. */
const mostBytes = 385_000;
/**
 * Larger bundles contain push, S3, the whole contract (description), billing (staff), the end of a business (accounts),
 * or views with their styles and the texts of three languages (pages).
 */
const mostBytesOf: Readonly<Record<string, number>> = {
  description: 400_000,
  staff: 400_000,
  pages: 530_000,
  'run-account-jobs': 390_000,
  'send-messages': 470_000,
  ...Object.fromEntries(usersOfFiles.map((name) => [name, 550_000])),
};

const isMachineCode = (file: string) => /\.(?:node|so[.\d]*|dylib|dll)$/.test(file);

// The Lambda of open pages names them.
beforeAll(buildOpenFiles);

describe.each(['aws', 'local'] as const)('the bundles for %s', (target) => {
  const stage = target === 'aws' ? 'prod' : 'test';
  let code: LambdaCode;
  beforeAll(() => {
    code = bundleLambdas(`infra-test-${target}`, platformOf(configOf(stage).location));
  });

  const decoder = () => filesBelow(path.join(folderOf(target), user)).filter(isMachineCode);

  test('have native code only in the Lambda that decodes pictures', () => {
    // One file of sharp, and at least one of libvips.
    expect(decoder().length).toBeGreaterThanOrEqual(2);
    expect(filesBelow(folderOf(target)).filter(isMachineCode)).toEqual(decoder());
    expect(readdirSync(folderOf(target)).sort()).toEqual(Object.keys(lambdas).sort());
  });

  test('have no picture decoder in the Lambda that moves and removes pictures', () => {
    const folder = path.join(folderOf(target), mover);
    const code = filesBelow(folder).map((file) => readFileSync(file, 'utf8'));
    expect(code.join()).toContain('CopyObjectCommand');
    expect(code.join()).not.toMatch(/require\("sharp"\)/);
    expect(existsSync(path.join(folder, 'node_modules/sharp'))).toBe(false);
  });

  test('have the fonts of link previews, with their licences, only in the Lambda that draws them', () => {
    const isFont = (file: string) => /\.ttf$|LICENSE_FONT$/.test(file);
    const fonts = 'node_modules/@expo-google-fonts';
    const own = path.join(folderOf(target), user, fonts);
    expect(filesBelow(folderOf(target)).filter(isFont).sort()).toEqual(
      [
        'inter/400Regular/Inter_400Regular.ttf',
        'inter/700Bold/Inter_700Bold.ttf',
        'inter/LICENSE_FONT',
        'sofia-sans-extra-condensed/900Black/SofiaSansExtraCondensed_900Black.ttf',
        'sofia-sans-extra-condensed/LICENSE_FONT',
      ].map((file) => path.join(own, file)),
    );
  });

  test('have the SES client only in the Lambda that sends mails', () => {
    const senders = filesBelow(folderOf(target)).filter(
      (file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes('SESv2Client'),
    );
    const ownFolder = path.join(folderOf(target), 'send-mails') + path.sep;
    expect(senders).not.toEqual([]);
    expect(senders.filter((file) => !file.startsWith(ownFolder))).toEqual([]);
  });

  test('are small, without unused credential sources, commands and caches', () => {
    const tooLarge: string[] = [];
    for (const name of Object.keys(lambdas)) {
      const text = readFileSync(path.join(folderOf(target), name, 'index.js'), 'utf8');
      if (text.length > (mostBytesOf[name] ?? mostBytes)) tooLarge.push(`${name}: ${text.length}`);
      // A developer credential source, an unused command of the table client, and its unused cache of endpoints.
      expect(text).not.toMatch(/\bfromSSO\b|"ListBackups"|\bmnemonist\b/);
    }
    expect(tooLarge).toEqual([]);
  });

  // One other character makes the engine read and keep two bytes for each.
  test('are ASCII, except for the one that draws the letters of its fonts', () => {
    const other = Object.keys(lambdas).filter((name) =>
      /[^\0-\x7f]/.test(readFileSync(path.join(folderOf(target), name, 'index.js'), 'utf8')),
    );
    expect(other).toEqual([user]);
  });

  test('have only the run-time files of the locked decoder version', () => {
    const folder = path.join(folderOf(target), user, 'node_modules');
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const native = readdirSync(path.join(folder, '@img')).filter((name) => name !== 'colour');
    expect(native).not.toEqual([]);
    for (const name of ['sharp', ...native.map((each) => `@img/${each}`)]) {
      const { version } = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
      expect(version).toBe(lock.packages[`node_modules/${name}`].version);
    }
    for (const file of filesBelow(folder)) {
      expect(file).not.toMatch(/\.(?:[cm]?ts|mjs|h|cc|gyp)$/);
    }
  });

  test('have the licences of the decoder and its libraries', () => {
    const folder = path.join(folderOf(target), user, 'node_modules');
    expect(readFileSync(path.join(folder, 'sharp/LICENSE'), 'utf8')).toContain('Apache License');
    const readmes = filesBelow(path.join(folder, '@img')).filter((file) =>
      file.endsWith('README.md'),
    );
    expect(readmes.map((file) => readFileSync(file, 'utf8')).join()).toContain('LGPLv3');
  });

  // Lambda accepts 250 MB unpacked from S3; a cold start loads a small file sooner.
  test('are below 50 MB when packed', () => {
    const files = filesBelow(path.join(folderOf(target), user));
    const sizes = files.map((file) => deflateRawSync(readFileSync(file), { level: 1 }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50_000_000);
  });

  if (target === 'aws') {
    test('have native code for ARM64 processors', () => {
      for (const file of decoder()) {
        const header = readFileSync(file).subarray(0, 20);
        expect(header.toString('latin1', 0, 4)).toBe('\x7fELF');
        // `e_machine` of the ELF header: EM_AARCH64.
        expect(header.readUInt16LE(18)).toBe(0xb7);
      }
    });
  } else {
    test('load no rarely used package, and no format but the drawn price, when a Lambda starts', () => {
      const names = Object.keys(lambdas);
      const own = names.map((name) => `${name}/index.js`);
      // The S3 client loads it; only these Lambdas load S3 at their start.
      const streams = usersOfFiles.map(
        (name) => `${name}/node_modules/@smithy/core/event-streams/index.js`,
      );
      expect(loadedAtStart(folderOf(target), names)).toEqual({
        files: [...own, ...streams].sort(),
        // The first format of a process takes a tenth of a start; this Lambda waits for pictures anyway.
        formats: [`${user}: NumberFormat`],
      });
    });

    test('decode and encode on this machine', () => {
      const script = `
        const sharp = require('sharp');
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .avif().toBuffer().then((file) => sharp(file).metadata())
          .then(({ width }) => process.stdout.write(String(width)));`;
      const cwd = path.join(folderOf(target), user);
      expect(existsSync(path.join(cwd, 'index.js'))).toBe(true);
      expect(execFileSync(process.execPath, ['-e', script], { cwd, encoding: 'utf8' })).toBe('8');
    });
  }

  // A bundle depends only on the target.
  test('are used to synthesize a stage, as in a deploy', () => {
    const { folder, remove } = makeTemporaryFolder();
    expect(errorsOfDeployedApp(folder, stage, code)).toEqual([]);
    remove();
  });
});

test.each([
  ['ministack', 'linuxmusl', 'libc.musl-'],
  ['localstack', 'linux', 'libc.so.6'],
] as const)(
  'the decoder for %s fits the processor and C library of its container',
  (endpoint, system, library) => {
    const { folder, remove } = makeTemporaryFolder();
    copySharp(folder, platformOf({ ...localLocations.local, endpoint }));
    const packages = path.join(folder, 'node_modules/@img');
    const native = [`sharp-${system}-${process.arch}`, `sharp-libvips-${system}-${process.arch}`];
    expect(readdirSync(packages).filter((name) => name !== 'colour')).toEqual(native.sort());
    const files = filesBelow(packages).filter((file) => file.endsWith('.node'));
    expect(files.map((file) => readFileSync(file, 'latin1').includes(library))).toEqual([true]);
    remove();
  },
);
