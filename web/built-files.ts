import type { Rolldown } from 'vite';

export type BuiltFiles = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[];

/** The name of the script that contains a module, which is given by the end of its path. Throws where none does. */
export function scriptWith(files: BuiltFiles, module: string): string {
  const found = files.find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`No script of the build contains ${module}`);
  return found.fileName;
}
