import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `n as e,t` as pairs of the exported and the local name. */
const namesIn = (list: string) =>
  list.split(',').map((one) => {
    const [first = '', second = first] = one.trim().split(' as ');
    return [first, second] as const;
  });

/** Removes a chunk. Throws where another one still imports it: the app would not start. */
function remove(bundle: Bundle, { fileName }: Rolldown.OutputChunk): void {
  delete bundle[fileName];
  const user = chunksOf(bundle).find(({ code }) => code.includes(path.basename(fileName)));
  if (user) throw new Error(`${user.fileName} imports ${fileName} in an unknown way`);
}

/** Lets dynamic imports name the chunk that holds the module, not one that only re-exports it. */
function skipProxies(bundle: Bundle): void {
  for (const proxy of chunksOf(bundle)) {
    const reExport = /^export\{([\w$]+) as ([\w$]+)\}from"(\.\/[^"]+)";$/.exec(proxy.code.trim());
    if (!reExport || !proxy.isDynamicEntry) continue;
    const [, name, exported, file] = reExport;
    const imported = `\\./${literal(path.basename(proxy.fileName))}`;
    const dynamicImport = new RegExp(`import\\(([\`'"])${imported}\\1\\)`, 'g');
    for (const chunk of chunksOf(bundle)) {
      chunk.code = chunk.code.replace(
        dynamicImport,
        () => `import("${file}").then(m=>({${exported}:m.${name}}))`,
      );
    }
    remove(bundle, proxy);
  }
}

/** Puts the bundler's helpers for CommonJS, half a kilobyte, into the chunk that every page starts with. */
function joinRuntime(bundle: Bundle, startName: string): void {
  const runtime = chunksOf(bundle).find(({ name }) => name === 'rolldown-runtime');
  const start = chunksOf(bundle).find(({ name }) => name === startName);
  const [, body, exported] = /^([\s\S]*)export\{([^}]*)\};?\s*$/.exec(runtime?.code ?? '') ?? [];
  if (!runtime || !start || !body || !exported) return;
  const imported = literal(path.basename(runtime.fileName));
  const statement = new RegExp(`import\\{([^}]*)\\}from"\\./${imported}";`);
  for (const chunk of chunksOf(bundle)) {
    const list = statement.exec(chunk.code)?.[1];
    chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
    if (!list || chunk === start) continue;
    const names = namesIn(list).map(([name, local]) => `runtime_${name} as ${local}`);
    const from = `./${path.basename(start.fileName)}`;
    chunk.code = chunk.code.replace(statement, () => `import{${names}}from"${from}";`);
    if (!chunk.imports.includes(start.fileName)) chunk.imports = [...chunk.imports, start.fileName];
  }
  const helpers = namesIn(exported);
  const own = namesIn(statement.exec(start.code)?.[1] ?? '');
  start.code = [
    `const{${helpers.map(([, name]) => `${name}:runtime_${name}`)}}=(()=>{${body}`,
    `return{${helpers.map(([local, name]) => `${name}:${local}`)}}})();`,
    `export{${helpers.map(([, name]) => `runtime_${name}`)}};`,
    start.code.replace(
      statement,
      () => `const ${own.map(([name, local]) => `${local}=runtime_${name}`)};`,
    ),
  ].join('');
  remove(bundle, runtime);
}

/**
 * Joins chunks that Rolldown keeps apart although they cost a request each: those that only re-export a
 * dynamically imported module of a group (https://github.com/rolldown/rolldown/issues/9729), and its own
 * helpers, which go to the chunk of the given name.
 */
export function joinChunks(startName: string): Plugin {
  return {
    name: 'join-chunks',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      skipProxies(bundle);
      joinRuntime(bundle, startName);
    },
  };
}
