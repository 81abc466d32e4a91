import type { Plugin } from 'vite';
import { type BuiltFiles, scriptWith } from './built-files.ts';
import { gzippedSize } from './gzipped-size.ts';
import { kilobytes } from './kilobytes.ts';
import { addedBytes, additions, type Build, type BuiltRoute } from './route-weights.ts';
import type { Screen } from './src/screens/screen.ts';
import { type ScreenName, screenNames, screenOf } from './src/screens/screens.ts';

/** Gzipped bytes of JavaScript and CSS that a route, or a part loaded on demand, may add. */
const maxBytes = 90_000;

/** The same of what surrounds private screens. It holds the menu, dialogs and toasts, which all of them share. */
const maxLayoutBytes = 145_000;

function buildOf(files: BuiltFiles): Build {
  const scripts = files.filter((file) => file.type === 'chunk');
  return {
    scripts: scripts.map(({ fileName, name, imports, dynamicImports, viteMetadata }) => ({
      file: fileName,
      name,
      imports,
      dynamicImports,
      styles: [...(viteMetadata?.importedCss ?? [])],
    })),
    weights: new Map(
      files.map((file) => [file.fileName, gzippedSize('code' in file ? file.code : file.source)]),
    ),
  };
}

/** The routes of the table of screens and the private layout, with their scripts. Throws where the build lacks the module of one. */
function routesOf(files: BuiltFiles): {
  readonly routes: readonly BuiltRoute[];
  readonly layout: Omit<BuiltRoute, 'path'>;
} {
  const scriptOf = (module: string) => scriptWith(files, module);
  const start = scriptOf('/web/src/main.tsx');
  const layouts: Record<Screen['layout'], readonly string[]> = {
    open: [start],
    account: [start, scriptOf('/web/src/app/account-layout.tsx')],
    private: [start, scriptOf('/web/src/app/private-layout.tsx')],
  };
  const screenScript = (name: ScreenName) => scriptOf(`/web/src/features/${screenOf(name).module}`);
  const ofScreens = screenNames.map((name) => {
    const { path, layout, guestsOnly, parent } = screenOf(name);
    // A form is opened from its list. The screen for guests is the one on which they land.
    const opener = parent === undefined ? [] : [screenScript(parent as ScreenName)];
    const before = guestsOnly ? [start] : [...layouts[layout], ...opener];
    return { path, script: screenScript(name), before };
  });
  const layout = { script: scriptOf('/web/src/app/private-layout.tsx'), before: [start] };
  return { routes: ofScreens, layout };
}

/**
 * Fails the build when a route, or a part of it that is loaded on demand, adds more than `maxBytes` to what the
 * app has loaded at the landing.
 */
export function limitRoutes(): Plugin {
  return {
    name: 'limit-routes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const build = buildOf(files);
        const { routes, layout } = routesOf(files);
        const layoutBytes = addedBytes(build, layout.script, layout.before);
        const faults = [
          ...additions(build, routes).map((one) => ({ ...one, max: maxBytes })),
          { name: 'The private layout', bytes: layoutBytes, max: maxLayoutBytes },
        ]
          .filter(({ bytes, max }) => bytes > max)
          .map(
            ({ name, bytes, max }) =>
              `${name} adds ${kilobytes(bytes)} of gzipped code, at most ${kilobytes(max)} are allowed`,
          );
        if (faults.length > 0) this.error(`${faults.join('; ')}. Load a part of it on demand.`);
      },
    },
  };
}
