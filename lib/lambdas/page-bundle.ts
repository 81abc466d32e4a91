import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, transformSync } from 'esbuild';
import { oldestBrowsers } from '#contract/pages/browsers.ts';

/** Paths of the built script and font of open pages, written by `buildOpenFiles`. */
const manifest = 'dist/open/manifest.json';

const placeOfStyles = 'STYLES-OF-PAGES';

/**
 * Returns the options for the bundle of open pages: its views are built by Preact, and it knows the paths of their
 * script and font. Throws if these are not built yet.
 */
export function pagesOptions(): BuildOptions {
  const files = readFileSync(manifest, 'utf8');
  return {
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: {
      'process.env.OPEN_FILES': JSON.stringify(JSON.stringify(JSON.parse(files))),
      'process.env.PAGE_CSS': JSON.stringify(placeOfStyles),
    },
  };
}

/** Returns a style sheet with the prefixes that older browsers need, such as for coloured grounds on paper. */
export const withPrefixes = (css: string): string =>
  transformSync(css, { loader: 'css', minify: true, target: oldestBrowsers }).code.trim();

/** Moves the style sheet of the bundle in a folder into its code, which sends it in every page. */
export function insertStyles(folder: string): void {
  const code = path.join(folder, 'index.js');
  const styles = path.join(folder, 'index.css');
  const css = JSON.stringify(withPrefixes(readFileSync(styles, 'utf8')));
  const place = new RegExp(`["'\`]${placeOfStyles}["'\`]`);
  const source = readFileSync(code, 'utf8');
  if (!place.test(source)) throw new Error('The bundle of open pages has no place for its styles');
  writeFileSync(
    code,
    source.replace(place, () => css),
  );
  rmSync(styles);
}
