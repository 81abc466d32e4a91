import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, transformSync } from 'esbuild';
import { oldestBrowsers } from '#contract/pages/browsers.ts';
import { pageStyle } from './page-style.ts';

/**
 * Returns the paths of the script and font of open pages, written by `buildOpenFiles`. Throws if these are not built yet.
 */
const openFiles = (): { readonly font: string } =>
  JSON.parse(readFileSync('dist/open/manifest.json', 'utf8'));

const placeOfStyles = 'STYLES-OF-PAGES';

/**
 * Returns the options for the bundle of open pages: its views are built by Preact, and it knows the paths of their
 * script and font. Throws if these are not built yet.
 */
export function pagesOptions(): BuildOptions {
  return {
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: {
      'process.env.OPEN_FILES': JSON.stringify(JSON.stringify(openFiles())),
      'process.env.PAGE_CSS': JSON.stringify(placeOfStyles),
    },
  };
}

/** Returns a style sheet with the prefixes that older browsers need, such as for coloured grounds on paper. */
export const withPrefixes = (css: string): string =>
  transformSync(css, { loader: 'css', minify: true, target: oldestBrowsers }).code.trim();

/** Moves the style sheet of the bundle in a folder, with the brand's tokens, into its code, which sends it in every page. */
export function insertStyles(folder: string): void {
  const code = path.join(folder, 'index.js');
  const styles = path.join(folder, 'index.css');
  const css = pageStyle(withPrefixes(readFileSync(styles, 'utf8')), openFiles().font);
  const place = new RegExp(`["'\`]${placeOfStyles}["'\`]`);
  const source = readFileSync(code, 'utf8');
  if (!place.test(source)) throw new Error('The bundle of open pages has no place for its styles');
  writeFileSync(
    code,
    source.replace(place, () => JSON.stringify(css)),
  );
  rmSync(styles);
}
