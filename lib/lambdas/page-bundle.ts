import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';

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

/** Moves the style sheet of the bundle in a folder into its code, which sends it in every page. */
export function insertStyles(folder: string): void {
  const code = path.join(folder, 'index.js');
  const styles = path.join(folder, 'index.css');
  const css = JSON.stringify(readFileSync(styles, 'utf8').trim());
  const place = new RegExp(`["'\`]${placeOfStyles}["'\`]`);
  const source = readFileSync(code, 'utf8');
  if (!place.test(source)) throw new Error('The bundle of open pages has no place for its styles');
  writeFileSync(
    code,
    source.replace(place, () => css),
  );
  rmSync(styles);
}
