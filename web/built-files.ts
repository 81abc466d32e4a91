import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The script that contains a module, which is given by the end of its path. Throws where none does. */
export function scriptWith(files: Bundle, module: string): string {
  const found = Object.values(files).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`No script of the build contains ${module}`);
  return found.fileName;
}

/** Some scripts and the scripts that these import, with the style sheets of all. */
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

/** The same of the scripts that contain some modules. */
export const filesWith = (files: Bundle, modules: readonly string[]): ReadonlySet<string> =>
  filesOf(
    files,
    modules.map((module) => scriptWith(files, module)),
  );
