/** @jest-environment jsdom */
import { exec, execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildOpenFiles, openFileNames, openFolder } from '#scripts/site/build-open-files.ts';
import { toolPath } from '#scripts/stage/checkout.ts';
import { elementOf, showOpenPage } from '#test/unit/web/support/an-open-page.ts';
import cdkSettings from '../../../../cdk.json' with { type: 'json' };
import { gzippedSize } from '../../../../web/gzipped-size.ts';
import type { OpenManifest } from '../../../../web/open-files.ts';

const built = (name = '') => readFileSync(path.join(openFolder, name));
const manifest = () => JSON.parse(built('manifest.json').toString()) as OpenManifest;
const textOf = (file = '') => built(file).toString();
const script = () => textOf(manifest().page);

/** The scripts that others load on demand, by name. */
const parts = () =>
  new Map(
    openFileNames()
      .filter((file) => file.endsWith('.js') && `/${file}` !== manifest().page)
      .map((file) => [path.basename(file).slice(0, -'-12345678.js'.length), textOf(file)]),
  );

const part = (name: string) => parts().get(name) ?? '';

/** The names of the scripts that a script imports before it runs. */
const importsOf = (text: string) =>
  [...text.matchAll(/(?:^|;)import(?:[^;(]*?from)?[`"']\.\/([^`"']+)-[\w-]{8}\.js/g)].map(
    ([, name]) => name,
  );

// At the same time, as in a run of all tests: the CDK builds before its synthesis, and the web app's build needs the files.
beforeAll(() => Promise.all([buildOpenFiles(), promisify(exec)(cdkSettings.build)]));

test('the manifest names the first script and the font; the other scripts are loaded on demand', () => {
  expect(manifest()).toEqual({
    page: expect.stringMatching(/^\/static\/open\/page-[\w-]{8}\.js$/),
    font: expect.stringMatching(/^\/static\/open\/sofia-[a-z0-9-]+-[\w-]{8}\.woff2$/),
  });
  expect([...parts().keys()].sort()).toEqual([
    'calls',
    'cities',
    'claim',
    'en',
    'es',
    'follow',
    'forget-on-device',
    'print-page',
    'pt',
    'renew-token',
    'share-answer',
    'show-voucher',
    'wallet',
  ]);
  const { page, font } = manifest();
  expect(openFileNames()).toEqual(expect.arrayContaining([page.slice(1), font.slice(1)]));
  expect(globSync('**/*.*', { cwd: openFolder }).sort()).toEqual(
    ['manifest.json', ...openFileNames()].sort(),
  );
});

test('a guest loads one script of at most 2 KB', () => {
  expect(gzippedSize(script())).toBeLessThanOrEqual(2048);
  expect(importsOf(script())).toEqual([]);
});

test('a signed-in user loads at most 8 KB', () => {
  expect(importsOf(part('follow')).sort()).toEqual(['calls', 'page']);
  const loaded = [script(), part('follow'), part('calls')];
  const bytes = loaded.map((text) => gzippedSize(text)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(8192);
});

test('Amplify is loaded on demand only, and the schemas of the contract never', () => {
  expect(part('calls')).toMatch(/import\([`"']\.\/renew-token-/);
  expect(part('renew-token')).toContain('AWSCognitoIdentityProviderService');
  for (const text of [script(), ...['follow', 'claim', 'calls'].map(part)]) {
    expect(text).not.toContain('AWSCognitoIdentityProviderService');
  }
  for (const text of [script(), ...parts().values()]) expect(text).not.toMatch(/_zod|ZodError/);
});

test('nobody loads what claims before a tap, and its voucher only then', () => {
  for (const text of [script(), part('follow')]) {
    expect(text).not.toMatch(/import[^(]*[`"']\.\/claim-/);
  }
  expect(importsOf(part('claim')).sort()).toEqual(['calls', 'page']);
  for (const name of ['show-voucher', 'wallet', 'pt', 'en', 'es']) {
    expect([name, importsOf(part('claim'))]).not.toEqual([name, expect.arrayContaining([name])]);
    expect(part('claim')).toMatch(new RegExp(`import\\([\`"']\\./${name}-`));
  }
});

test('the voucher names its style sheet, which is one of the files', () => {
  const [styles = ''] =
    part('show-voucher').match(/\/static\/open\/show-voucher-[\w-]{8}\.css/) ?? [];
  expect(openFileNames()).toContain(styles.slice(1));
  expect(textOf(styles)).toContain('--vitrine-');
  expect(textOf(styles)).not.toMatch(/url\(|@font-face/);
});

test('the parts for guests import nothing', () => {
  for (const name of ['cities', 'print-page', 'share-answer']) {
    expect([name, importsOf(part(name))]).toEqual([name, []]);
  }
});

test('the font is the one of prices in the app', () => {
  const file = require.resolve(
    '@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-900-normal.woff2',
  );
  expect(built(manifest().font).equals(readFileSync(file))).toBe(true);
});

test('no script for pages has a function of newer browsers, HTML from strings, or a list of files to load first', () => {
  for (const name of ['page', 'follow', 'claim', 'calls', 'cities', 'print-page', 'share-answer']) {
    const text = name === 'page' ? script() : part(name);
    expect(text).not.toMatch(/innerHTML|insertAdjacentHTML|\beval\b|modulepreload|__vite/);
    // Missing in Safari 15.0 or Chrome 90.
    expect(text).not.toMatch(
      /\.at\(|\.findLast|\.toSorted|hasOwn|structuredClone|randomUUID|withResolvers|groupBy|AbortSignal/,
    );
  }
});

test('the scripts work as they are, and declare nothing in the page', async () => {
  showOpenPage();
  const names = Object.getOwnPropertyNames(window);
  // The environment has no modules, so the built ones become one script.
  const options = ['--bundle', '--format=iife', path.join(openFolder, manifest().page)];
  const { stdout } = await promisify(execFile)(toolPath('esbuild'), options, {
    maxBuffer: 10_000_000,
  });
  const element = document.createElement('script');
  element.textContent = stdout;
  document.head.append(element);
  expect(Object.getOwnPropertyNames(window)).toEqual(names);
  expect(elementOf('share').hidden).toBe(false);
  expect(elementOf('member-bar').hidden).toBe(true);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  elementOf('print').click();
  await wait(50);
  expect(print).toHaveBeenCalledTimes(1);
});
