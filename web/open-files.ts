import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { scriptWith } from './built-files.ts';

/** Addresses of the files that open pages load at once. */
export interface OpenManifest {
  readonly page: string;
  readonly font: string;
}

const inRoot = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Returns the file of the app's font for prices, which its style sheet names. */
function fontFile(): string {
  const styles = readFileSync(inRoot('web/src/ui/styles/poster-font.css'), 'utf8');
  const [, name] = /url\("(@fontsource\/[^"]+\.woff2)"\)/.exec(styles) ?? [];
  if (!name) throw new Error('The style sheet of the price font names no file.');
  return inRoot(`node_modules/${name}`);
}

/** Adds the font and the list of the files for the server. */
export function openFiles(): Plugin {
  return {
    name: 'open-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = fontFile();
        const name = path.basename(file);
        const font = this.emitFile({ type: 'asset', name, source: readFileSync(file) });
        const manifest: OpenManifest = {
          page: `/${scriptWith(bundle, '/web/src/open/page.ts')}`,
          font: `/${this.getFileName(font)}`,
        };
        const source = JSON.stringify(manifest);
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
      },
    },
  };
}
