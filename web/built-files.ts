import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The script that contains a module, which is given by the end of its path. Throws where none does. */
function scriptWith(files: Bundle, module: string): string {
  const found = Object.values(files).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`No script of the build contains ${module}`);
  return found.fileName;
}

/** The scripts with some modules and the scripts that these import, with the style sheets of all. */
export function filesWith(files: Bundle, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set(modules.map((module) => scriptWith(files, module)));
  for (const name of found) {
    const script = files[name];
    if (script?.type !== 'chunk') continue;
    for (const file of [...script.imports, ...(script.viteMetadata?.importedCss ?? [])]) {
      found.add(file);
    }
  }
  return found;
}
