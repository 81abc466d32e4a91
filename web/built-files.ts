import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Returns the script that contains a module, given by the end of its path. Throws if no script contains it. */
export function scriptWith(files: Bundle, module: string): string {
  const found = Object.values(files).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`No script of the build contains ${module}`);
  return found.fileName;
}

/** Returns the given scripts, everything they import, and the style sheets of all of them. */
export function filesOf(files: Bundle, scripts: readonly string[]): ReadonlySet<string> {
  const found = new Set(scripts);
  for (const name of found) {
    const script = files[name];
    if (script?.type !== 'chunk') continue;
    for (const file of [...script.imports, ...(script.viteMetadata?.importedCss ?? [])]) {
      found.add(file);
    }
  }
  return found;
}

/** Returns the files whose names a script contains, such as its workers. */
function filesNamedIn(files: Bundle, script: Rolldown.OutputChunk): readonly string[] {
  return Object.keys(files).filter(
    (file) =>
      file !== script.fileName && script.code.includes(file.slice(file.lastIndexOf('/') + 1)),
  );
}

/**
 * Returns the given files with everything that their scripts load at once, on demand and as workers. Parts of the
 * scripts in `others` are left out: they belong to other screens.
 */
export function filesWithParts(
  files: Bundle,
  scripts: readonly string[],
  others: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set(scripts);
  for (const name of found) {
    const script = files[name];
    if (script?.type !== 'chunk' || others.has(name)) continue;
    const parts = [...script.dynamicImports, ...filesNamedIn(files, script)];
    for (const file of filesOf(files, [name, ...parts])) found.add(file);
  }
  return found;
}

/** Like `filesOf`, for the scripts that contain the given modules. */
export const filesWith = (files: Bundle, modules: readonly string[]): ReadonlySet<string> =>
  filesOf(
    files,
    modules.map((module) => scriptWith(files, module)),
  );
