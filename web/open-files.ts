import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { gzippedSize } from './gzipped-size.ts';

/** Addresses of the files that open pages load. */
export interface OpenManifest {
  readonly page: string;
  readonly font: string;
}

/** Gzipped bytes of the script: open pages are read on slow lines, and are complete without it. */
const mostBytes = 2048;

const inRoot = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Returns the file of the app's font for prices, which its style sheet names. */
function fontFile(): string {
  const styles = readFileSync(inRoot('web/src/ui/styles/poster-font.css'), 'utf8');
  const [, name] = /url\("(@fontsource\/[^"]+\.woff2)"\)/.exec(styles) ?? [];
  if (!name) throw new Error('The style sheet of the price font names no file.');
  return inRoot(`node_modules/${name}`);
}

/** Adds the font and the list of the files for the server. Fails the build if the script exceeds its limit. */
export function openFiles(): Plugin {
  return {
    name: 'open-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [script, ...others] = Object.values(bundle);
        if (script?.type !== 'chunk' || others.length > 0) {
          return this.error('Open pages load one script.');
        }
        const bytes = gzippedSize(script.code);
        if (bytes > mostBytes) {
          return this.error(`The script of open pages has ${bytes} bytes, at most ${mostBytes}.`);
        }
        const file = fontFile();
        const name = path.basename(file);
        const font = this.emitFile({ type: 'asset', name, source: readFileSync(file) });
        const manifest: OpenManifest = {
          page: `/${script.fileName}`,
          font: `/${this.getFileName(font)}`,
        };
        const source = JSON.stringify(manifest);
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
      },
    },
  };
}
