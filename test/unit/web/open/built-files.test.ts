/** @jest-environment jsdom */
import { exec } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildOpenFiles, openFileNames, openFolder } from '#scripts/site/build-open-files.ts';
import { elementOf, showOpenPage } from '#test/unit/web/support/an-open-page.ts';
import cdkSettings from '../../../../cdk.json' with { type: 'json' };
import { gzippedSize } from '../../../../web/gzipped-size.ts';

const built = (name = '') => readFileSync(path.join(openFolder, name));
const script = () => built(openFileNames()[0]).toString();

// At the same time, as in a run of all tests: the CDK builds before its synthesis, and the web app's build needs the files.
beforeAll(() => Promise.all([buildOpenFiles(), promisify(exec)(cdkSettings.build)]));

test('the manifest names the script and the font, and nothing else is built', () => {
  expect(JSON.parse(built('manifest.json').toString())).toEqual({
    page: expect.stringMatching(/^\/static\/open\/page-[\w-]{8}\.js$/),
    font: expect.stringMatching(/^\/static\/open\/sofia-[a-z0-9-]+-[\w-]{8}\.woff2$/),
  });
  expect(globSync('**/*.*', { cwd: openFolder }).sort()).toEqual(
    ['manifest.json', ...openFileNames()].sort(),
  );
});

test('the script has at most 2 KB', () => {
  expect(gzippedSize(script())).toBeLessThanOrEqual(2048);
});

test('the font is the one of prices in the app', () => {
  const file = require.resolve(
    '@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-900-normal.woff2',
  );
  expect(built(openFileNames()[1]).equals(readFileSync(file))).toBe(true);
});

test('the script needs no other file, no function of newer browsers, and no HTML from strings', () => {
  expect(script()).not.toMatch(/\bimport\b|\bexport\b|innerHTML|insertAdjacentHTML|\beval\b/);
  // Missing in Safari 15.0 or Chrome 90.
  expect(script()).not.toMatch(
    /\.at\(|\.findLast|\.toSorted|hasOwn|structuredClone|randomUUID|withResolvers|groupBy|AbortSignal/,
  );
});

test('the script works as it is, and declares nothing in the page', () => {
  showOpenPage();
  const names = Object.getOwnPropertyNames(window);
  const element = document.createElement('script');
  element.textContent = script();
  document.head.append(element);
  expect(elementOf('share').hidden).toBe(false);
  expect(elementOf('member-bar').hidden).toBe(true);
  expect(Object.getOwnPropertyNames(window)).toEqual(names);
});
