import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { checkout } from '#scripts/stage/checkout.ts';

/** A production build of the web app, with the contents of each script. */
export interface BuiltApp {
  readonly folder: string;
  /** Source files in each script, by its path, such as `static/index-abc.js`. */
  readonly sourcesOf: ReadonlyMap<string, readonly string[]>;
  /** Static imports of each script. */
  readonly importsOf: ReadonlyMap<string, readonly string[]>;
}

/** Builds the web app into a folder with the configuration of `npm run build:web`. */
export async function buildApp(folder: string): Promise<BuiltApp> {
  const output = await build({
    configFile: path.join(checkout, 'web', 'vite.config.ts'),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  });
  const { output: files } = output as Rolldown.RolldownOutput;
  const sourcesOf = new Map<string, readonly string[]>();
  const importsOf = new Map<string, readonly string[]>();
  for (const file of files) {
    if (file.type !== 'chunk') continue;
    sourcesOf.set(
      file.fileName,
      file.moduleIds.map((id) => path.relative(checkout, id)),
    );
    importsOf.set(file.fileName, file.imports);
  }
  return { folder, sourcesOf, importsOf };
}

/** Returns all source files in the script of a source file and in its static imports. */
export function loadedWith(app: BuiltApp, source: string): readonly string[] {
  const [script] = [...app.sourcesOf].find(([, sources]) => sources.includes(source)) ?? [];
  if (!script) throw new Error(`No script of the build contains ${source}`);
  const scripts = new Set([script]);
  for (const one of scripts) {
    for (const imported of app.importsOf.get(one) ?? []) scripts.add(imported);
  }
  return [...scripts].flatMap((one) => app.sourcesOf.get(one) ?? []);
}
