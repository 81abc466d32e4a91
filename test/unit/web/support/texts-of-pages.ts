import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '../../../../web/src');

/** Files that only signed-in users load: their layout, and the table that loads screens. */
const notFollowed = new Set([
  'app/private-layout.tsx',
  'app/bare-layout.tsx',
  'app/screen-modules.ts',
]);

const namesIn = (list: string) => (list.match(/\w+/g) ?? []).filter((name) => name !== 'type');

/** The files that give some names which the public file of a platform folder forwards. */
function forwardedBy(face: string, names: readonly string[]): string[] {
  const code = readFileSync(path.join(source, face), 'utf8');
  return [...code.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)]
    .filter(([, list = '']) => namesIn(list).some((name) => names.includes(name)))
    .map(([, , file = '']) => `${path.posix.dirname(face)}/${file}`);
}

/** The files of `web/src` that a file imports, at once or on demand. */
function importsOf(file: string, code: string): string[] {
  const specifiers = [
    ...code.matchAll(/(?:\{([^{}]*)\}\s*from|from|import)\s*\(?\s*'((?:\.|#web\/)[^']+)'/g),
  ];
  return specifiers.flatMap(([, list = '', name = '']) => {
    const imported = name.startsWith('#web/')
      ? name.slice('#web/'.length)
      : path.join(path.dirname(file), name).replaceAll(path.sep, '/');
    const isFace = /^platform\/([^/]+)\/\1\.ts$/.test(imported);
    const forwarded = isFace ? forwardedBy(imported, namesIn(list)) : [];
    return forwarded.length > 0 ? forwarded : [imported];
  });
}

/** The beginnings of text keys, up to a variable part, in files of `web/src` and all their imports. */
export function textKeysFrom(files: readonly string[]): readonly string[] {
  const seen = new Set(files);
  const keys = new Set<string>();
  for (const file of seen) {
    const place = path.join(source, file);
    if (!/\.tsx?$/.test(file) || !existsSync(place)) continue;
    const code = readFileSync(place, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
    for (const imported of importsOf(file, code))
      if (!notFollowed.has(imported)) seen.add(imported);
    for (const [, key = ''] of code.matchAll(/['`]([a-z]\w*\.[\w.]*)/g)) keys.add(key);
  }
  return [...keys];
}
