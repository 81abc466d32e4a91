import type { Plugin, Rolldown } from 'vite';
import { filesOf, filesWith, scriptWith } from './built-files.ts';
import { gzippedSize, kilobytes } from './gzipped-size.ts';
import type { Screen } from './src/screens/screen.ts';
import { type ScreenName, screenNames, screenOf } from './src/screens/screens.ts';

type Bundle = Rolldown.OutputBundle;

/** Limits for the scripts and style sheets that load before a page is shown; `bytes` is their gzipped size. */
interface Limit {
  readonly files: number;
  readonly bytes: number;
}

const limitsOfLayouts: Readonly<Record<Screen['layout'], Limit>> = {
  account: { files: 10, bytes: 226_000 },
  private: { files: 27, bytes: 424_000 },
  bare: { files: 12, bytes: 190_000 },
};

/** An open page beside the app. */
const previews: Limit = { files: 29, bytes: 428_000 };

/**
 * The pages that most visitors see first, and previews. HTML, settings, texts, icon and manifest are five more requests.
 */
const limitsOfScreens: Partial<Record<ScreenName, Limit>> = {
  login: { files: 7, bytes: 198_000 },
  signup: { files: 9, bytes: 183_000 },
  poster: previews,
  preview: previews,
};

/** Gzipped bytes that a part adds to the script that loads it. */
const maxPart = 90_000;

/** Higher limits by file name: the bars of the statistics load only after the numbers are shown. */
const maxOfParts: Readonly<Record<string, number>> = { bars: 137_000 };

const layoutModules: Readonly<Record<Screen['layout'], readonly string[]>> = {
  account: ['/web/src/app/account-layout.tsx'],
  private: ['/web/src/app/private-layout.tsx', '/web/src/app/notes/shell-notes.tsx'],
  bare: ['/web/src/app/bare-layout.tsx'],
};

/** The guard that redirects a signed-in user. */
const landing = '/web/src/app/landing.tsx';

const main = '/web/src/main.tsx';

const moduleOf = (name: ScreenName) => `/web/src/features/${screenOf(name).module}`;

function bytesOf(bundle: Bundle, files: readonly string[]): number {
  const sizes = files.map((name) => {
    const file = bundle[name];
    return file ? gzippedSize(file.type === 'chunk' ? file.code : file.source) : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

function faultsOfScreen(bundle: Bundle, name: ScreenName): readonly string[] {
  const { path, layout } = screenOf(name);
  const files = [...filesWith(bundle, [main, ...layoutModules[layout], moduleOf(name)])];
  const bytes = bytesOf(bundle, files);
  const max = limitsOfScreens[name] ?? limitsOfLayouts[layout];
  return [
    files.length > max.files && `${path} loads ${files.length} files, at most ${max.files}`,
    bytes > max.bytes && `${path} loads ${kilobytes(bytes)}, at most ${kilobytes(max.bytes)}`,
  ].filter((fault) => fault !== false);
}

/** Checks the parts that scripts load on demand, without screens and layouts. */
function faultsOfParts(bundle: Bundle): readonly string[] {
  const modules = [
    main,
    ...Object.values(layoutModules).flat(),
    landing,
    ...screenNames.map(moduleOf),
  ];
  const noParts = new Set(modules.map((module) => scriptWith(bundle, module)));
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk') return [];
    const loaded = filesOf(bundle, [file.fileName]);
    return file.dynamicImports
      .filter((part) => !noParts.has(part))
      .map((part) => {
        const added = [...filesOf(bundle, [part])].filter((one) => !loaded.has(one));
        const max = maxOfParts[bundle[part]?.name ?? ''] ?? maxPart;
        return { part, bytes: bytesOf(bundle, added), max };
      })
      .filter(({ bytes, max }) => bytes > max)
      .map(
        ({ part, bytes, max }) =>
          `${part} adds ${kilobytes(bytes)} to ${file.name}, at most ${kilobytes(max)}`,
      );
  });
}

/** Fails the build when a page, or a part that is loaded on demand, loads more than its limit. */
export function limitPages(): Plugin {
  return {
    name: 'limit-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const faults = [
          ...screenNames.flatMap((name) => faultsOfScreen(bundle, name)),
          ...faultsOfParts(bundle),
        ];
        if (faults.length > 0) this.error(`${faults.join('; ')}. Load a part on demand.`);
      },
    },
  };
}
