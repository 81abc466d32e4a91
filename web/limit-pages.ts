import type { Plugin, Rolldown } from 'vite';
import { filesWith } from './built-files.ts';
import { gzippedSize } from './gzipped-size.ts';
import { kilobytes } from './kilobytes.ts';
import type { Screen } from './src/screens/screen.ts';
import { type ScreenName, screenNames, screenOf } from './src/screens/screens.ts';

type Bundle = Rolldown.OutputBundle;

/** What a page may load until it is shown: files of scripts and style sheets, and their gzipped bytes. */
interface Limit {
  readonly files: number;
  readonly bytes: number;
}

const limitsOfLayouts: Readonly<Record<Screen['layout'], Limit>> = {
  open: { files: 7, bytes: 160_000 },
  account: { files: 10, bytes: 225_000 },
  private: { files: 22, bytes: 390_000 },
};

/** The pages that most visitors see first. Page, settings, texts, icon and manifest are five more requests. */
const limitsOfScreens: Partial<Record<ScreenName, Limit>> = {
  login: { files: 7, bytes: 198_000 },
  signup: { files: 9, bytes: 182_000 },
};

/** Gzipped bytes of a script that is loaded on demand. */
const maxPart = 80_000;

const layoutModules: Readonly<Record<Screen['layout'], readonly string[]>> = {
  open: [],
  account: ['/web/src/app/account-layout.tsx'],
  private: ['/web/src/app/private-layout.tsx', '/web/src/app/notes/shell-notes.tsx'],
};

function bytesOf(bundle: Bundle, name: string): number {
  const file = bundle[name];
  return file ? gzippedSize(file.type === 'chunk' ? file.code : file.source) : 0;
}

function faultsOf(bundle: Bundle, name: ScreenName): readonly string[] {
  const { path, layout, module } = screenOf(name);
  const modules = ['/web/src/main.tsx', ...layoutModules[layout], `/web/src/features/${module}`];
  const files = [...filesWith(bundle, modules)];
  const bytes = files.reduce((sum, file) => sum + bytesOf(bundle, file), 0);
  const max = limitsOfScreens[name] ?? limitsOfLayouts[layout];
  return [
    files.length > max.files && `${path} loads ${files.length} files, at most ${max.files}`,
    bytes > max.bytes && `${path} loads ${kilobytes(bytes)}, at most ${kilobytes(max.bytes)}`,
  ].filter((fault) => fault !== false);
}

/** Fails the build when a page loads more than its limit, or a part that is loaded on demand is too large. */
export function limitPages(): Plugin {
  return {
    name: 'limit-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const parts = Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.isDynamicEntry)
          .map(({ fileName }) => ({ fileName, bytes: bytesOf(bundle, fileName) }))
          .filter(({ bytes }) => bytes > maxPart)
          .map(
            ({ fileName, bytes }) =>
              `${fileName} has ${kilobytes(bytes)}, at most ${kilobytes(maxPart)}`,
          );
        const faults = [...screenNames.flatMap((name) => faultsOf(bundle, name)), ...parts];
        if (faults.length > 0) this.error(`${faults.join('; ')}. Load a part on demand.`);
      },
    },
  };
}
