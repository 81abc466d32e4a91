import type { Plugin, Rolldown } from 'vite';
import { gzippedSize } from './gzipped-size.ts';
import { kilobytes } from './kilobytes.ts';
import { additions, type Build, type BuiltRoute } from './route-weights.ts';
import type { Screen } from './src/screens/screen.ts';
import { screenNames, screenOf } from './src/screens/screens.ts';

/** Gzipped bytes of JavaScript and CSS that a route, or a part loaded on demand, may add. */
const maxBytes = 90_000;

type Files = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[];

function buildOf(files: Files): Build {
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

/** The routes of the table of screens, with their scripts. Throws where the build lacks the module of one. */
function routesOf(files: Files): BuiltRoute[] {
  const scriptWith = (module: string) => {
    const found = files.find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!found) throw new Error(`No script of the build contains ${module}`);
    return found.fileName;
  };
  const start = scriptWith('/web/src/main.tsx');
  const layouts: Record<Screen['layout'], readonly string[]> = {
    open: [start],
    account: [start, scriptWith('/web/src/app/account-layout.tsx')],
    private: [start, scriptWith('/web/src/app/private-layout.tsx')],
  };
  return screenNames.map(screenOf).map(({ path, module, layout, guestsOnly }) => ({
    path,
    script: scriptWith(`/web/src/features/${module}`),
    // The screen for guests is the one on which they land.
    before: guestsOnly ? [start] : layouts[layout],
  }));
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
        const faults = additions(buildOf(files), routesOf(files))
          .filter(({ bytes }) => bytes > maxBytes)
          .map(({ name, bytes }) => `${name} adds ${kilobytes(bytes)} of gzipped code`);
        if (faults.length === 0) return;
        this.error(
          `${faults.join('; ')}: at most ${kilobytes(maxBytes)} may be added. Load a part of it on demand.`,
        );
      },
    },
  };
}
